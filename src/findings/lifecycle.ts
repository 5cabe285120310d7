import type { ClaimedFinding } from '../contracts/replies/review.ts';
import type { Severity, Side, SlotName } from '../contracts/shapes.ts';
import type { Lens } from '../contracts/vocabulary.ts';
import type { Place } from '../contracts/files/suppressions.ts';
import type { ReasonOf } from '../evidence/drop-record.ts';
import type { FoundCause } from '../evidence/proofs/prove-cause.ts';
import type { LostPlace, FoundPlace } from '../evidence/proofs/prove-claim.ts';
import type { ProofPlace } from '../evidence/proofs/prove-elsewhere.ts';
import type { LineSpan } from '../kernel/line-span.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { DROPS } from './drop-records.ts';
import type { Placement } from './placement.ts';

/** A claim as a reviewer sent it, with who said it. */
export type RaisedFinding = {
  readonly slot: SlotName;
  readonly lens: Lens;
  readonly claim: ClaimedFinding;
};

/** The quote was found: code knows the place. */
export type VerifiedFinding = RaisedFinding & {
  readonly file: RepoPath;
  readonly side: Side;
  /** Computed from the quote, never the model's number. */
  readonly at: LineSpan;
  readonly placement: Placement;
  /** Where the cause of an impact finding stands. */
  readonly cause?: FoundCause;
  /** Other places of the same defect; absent when none is named. */
  readonly also?: readonly FoundPlace[];
  /** What it rests on besides the change, as quoted; absent when nothing is. */
  readonly rests?: readonly FoundPlace[];
  /** Further places that it names and that are not there; absent when there is none. */
  readonly lost?: readonly LostPlace[];
  /** Where the code stands that the lens's own proof quotes; empty for lenses whose proof is no code. */
  readonly proofs: readonly ProofPlace[];
  /** SHA-256, hex: survives moved lines. */
  readonly fingerprint: string;
  /** What surrounds it. Absent where an earlier version remembered it. */
  readonly place?: Place;
};

/** One finding after agreement: the claim that is listed, and the others that say the same or are about the same defect. */
export type MergedFinding = VerifiedFinding & {
  readonly witnesses: readonly VerifiedFinding[];
  /** As its scorer put it; the claim's own counts for as long as nobody has scored it. */
  readonly severity?: Severity;
  /** Of a finding that the run before showed already. */
  readonly open?: Open;
  /** Of one that no complete report has told of: the earlier run in which code accepted it. */
  readonly foundIn?: string;
  /** How many complete reviews in a row have not confirmed it, although it is still there. Absent for none. */
  readonly unconfirmed?: number;
};

/** How the run before knew a finding that is still there. */
export type Open = {
  /** The run that showed it first. */
  readonly since: string;
  /** There. A suppression of it holds whatever the finding is called now. */
  readonly fingerprint: string;
  readonly group: ListedGroup;
  readonly score: number | null;
};

/** The headings under which a report lists findings. */
export type ListedGroup = ScoreGroup | 'unscored' | 'not-scored';

/** Findings under these speak against a change. */
export function isGraveGroup(group: ListedGroup | undefined): boolean {
  return group === 'critical' || group === 'important';
}

/** A finding as a report listed it, or as it was dismissed, for the next review of the same thing. */
export type RememberedFinding = {
  readonly finding: MergedFinding;
  /** Of a dismissed one: what it was before, or `unscored`. */
  readonly group: ListedGroup;
  /** null in the groups without one. */
  readonly score: number | null;
  /** Accepted at base. It is followed all the same: where nobody looks again, it must be there when that ends. */
  readonly dismissed?: true;
  /** Raised in a run without a complete report: it counts as raised now, and is for the scorer wherever it stands. */
  readonly pending?: true;
};

export type ScoredFinding = MergedFinding & { readonly score: number; readonly group: ScoreGroup };

/** How bad it is when it is hit: apart from the score, which says how sure it is. */
export function severityOf({ severity, claim }: Pick<MergedFinding, 'severity' | 'claim'>): Severity {
  return severity ?? claim.severity;
}
export type ScoreGroup = 'critical' | 'important' | 'minor';

/** Why a finding does not count. Every report adds these up. */
export type DropReason = ReasonOf<typeof DROPS>;
export type DropKind = DropReason['kind'];

/** Whether what is dropped is there as before, without a word of a person about it. */
export function isStillThere(reason: DropReason): boolean {
  return reason.kind === 'withdrawn' ? reason.unsettled === true : reason.kind === 'below_threshold';
}
