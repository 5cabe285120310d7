/**
 * What a lens holds the change against. Each has one row in every table that asks about it: what of it is beside the hunks of a
 * packet (`packets/hunks/beside-hunks.ts`), when it has nothing to say (`review/planning/idle-lenses.ts`), which files it says nothing of
 * (`packets/hunks/unused-files.ts`), and what of it an earlier review must have had in common (`review/planning/review-conditions.ts`).
 */
export type Source =
  'change' | 'rules' | 'imports' | 'history' | 'comments' | 'intent' | 'callers' | 'flows' | 'codebase';

/**
 * Who checks a proof: the name of a check of `evidence/proofs/prove-lens.ts`, or the scorer alone.
 */
export type ProvenBy = 'scorer' | 'rule' | 'commit' | 'comment' | 'intent' | 'caller' | 'flow' | 'existing';

/** A part of a packet that is the same for all of its files. `intent in full` has more room, `importers` is a part of `related`. */
export type Part = 'intent' | 'intent in full' | 'stack' | 'stack and checklist' | 'related' | 'importers';

/** A property of a proof: a text, the path of a file, or a commit's hash of 7 to 64 digits. */
export type ProofShape = 'text' | 'path' | 'commit';

/**
 * A line of evidence of a report. In `source` and `text` a `{name}` is the value of that property of the finding, `{file}` the file
 * that code found it in. Places that code computes (a caller, an existing function) are shown without one.
 */
export type EvidenceTemplate = { readonly kind: string; readonly source: string; readonly text: string };

/** All that is known of a lens. Its name is that of its file, of its agent and of its contract. */
export type LensRecord = {
  /** Its place among all lenses, in lists and in the rules of SARIF, which keep theirs for ever. */
  readonly order: number;
  /** `default` runs unless something else is asked for, `deep` with `--deep`. */
  readonly group: 'default' | 'deep';
  /** What a finding of it says of a change, in one sentence. */
  readonly says: string;
  readonly looksAt: string;
  readonly source: Source;
  /** Whether it may open files. One without judges by its packet alone, and its looks are refused. */
  readonly hasTree: boolean;
  readonly parts: readonly Part[];
  /** What a finding owes besides its quote. The first property is one that no other lens has: it shows whose a finding is. */
  readonly proof: Readonly<Record<string, ProofShape>>;
  readonly provenBy: ProvenBy;
  /** What code makes sure of, for the documentation: `stands in a comment of the file`. */
  readonly holdsWhen: string;
  readonly evidence: readonly EvidenceTemplate[];
  /** It reads the whole change, and says in its reply what the change is for. */
  readonly statesIntent?: true;
  /** Where its findings may be, whatever the policy of the run says. */
  readonly policy?: 'added';
};
