/**
 * What a lens compares the change with. Every table keyed by source has a row for each: what it adds to the hunks of a packet
 * (`packets/hunks/beside-hunks.ts`), when it has nothing to look at (`review/planning/idle-lenses.ts`), which files it does not
 * need (`packets/hunks/unused-files.ts`), and what an earlier review must have had in common
 * (`review/planning/review-conditions.ts`).
 */
export type Source =
  'change' | 'rules' | 'imports' | 'history' | 'comments' | 'intent' | 'callers' | 'flows' | 'codebase';

/** Who checks a proof: a check of `evidence/proofs/prove-lens.ts`, by its name, or the scorer alone. */
export type ProvenBy = 'scorer' | 'rule' | 'commit' | 'comment' | 'intent' | 'caller' | 'flow' | 'existing';

/**
 * A part of a packet that is the same for all of its files. `intent in full` may be longer; `importers` is a part of `related`.
 */
export type Part = 'intent' | 'intent in full' | 'stack' | 'stack and checklist' | 'related' | 'importers';

/** A property of a proof: a text, the path of a file, or a commit's hash of 7 to 64 digits. */
export type ProofShape = 'text' | 'path' | 'commit';

/**
 * A line of evidence in a report. In `source` and `text`, `{name}` is replaced by that property of the finding, and `{file}` by
 * the file in which code found it. Places that code computes (a caller, an existing function) are shown without a template.
 */
export type EvidenceTemplate = { readonly kind: string; readonly source: string; readonly text: string };

/** All that is known of a lens. Its file, its agent and its contract have the same name as the lens. */
export type LensRecord = {
  /** Its position among all lenses, in lists and in the rules of SARIF, where it must never change. */
  readonly order: number;
  /** `default` runs unless other lenses are named; `deep` runs with `--deep`. */
  readonly group: 'default' | 'deep';
  /** What one of its findings says about a change, in one sentence. */
  readonly says: string;
  readonly looksAt: string;
  readonly source: Source;
  /** Whether it may open files. A lens without this judges by its packet alone, and its attempts to open files are refused. */
  readonly hasTree: boolean;
  readonly parts: readonly Part[];
  /**
   * What a finding must give besides its quote. No other lens has the first property, so it shows which lens a finding belongs
   * to.
   */
  readonly proof: Readonly<Record<string, ProofShape>>;
  readonly provenBy: ProvenBy;
  /** What code checks, for the documentation: `the text is in a comment of the file`. */
  readonly holdsWhen: string;
  readonly evidence: readonly EvidenceTemplate[];
  /** It reads the whole change, and its reply says what the change is for. */
  readonly statesIntent?: true;
  /** Where its findings may be, whatever the run's policy. */
  readonly policy?: 'added';
};
