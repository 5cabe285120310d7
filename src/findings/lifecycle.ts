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

/** A claim as a reviewer sent it, with its author. */
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
  /** Where the cause of an impact finding is. */
  readonly cause?: FoundCause;
  /** Other places of the same defect; missing if none is named. */
  readonly also?: readonly FoundPlace[];
  /** What it rests on besides the change, as quoted; missing if it quotes nothing. */
  readonly rests?: readonly FoundPlace[];
  /** Further places that it names and that were not found; missing if there are none. */
  readonly lost?: readonly LostPlace[];
  /** Where the code is that the lens's own proof quotes; empty for lenses whose proof is not code. */
  readonly proofs: readonly ProofPlace[];
  /** SHA-256, hex: unaffected by moved lines. */
  readonly fingerprint: string;
  /** What surrounds it. */
  readonly place: Place;
};

/** One finding after merging: the listed claim, and the others that make the same claim or are about the same defect. */
export type MergedFinding = VerifiedFinding & {
  readonly witnesses: readonly VerifiedFinding[];
  /** Set by its scorer. Until it is scored, the claim's own severity counts. */
  readonly severity?: Severity;
  /** Set if the previous run already showed the finding. */
  readonly open?: Open;
  /** Set if no complete report has shown it: the earlier run in which code accepted it. */
  readonly foundIn?: string;
  /** How many complete reviews in a row did not confirm it although it is still there. Missing for none. */
  readonly unconfirmed?: number;
};

/** What the previous run knew about a finding that is still there. */
export type Open = {
  /** The run that first showed it. */
  readonly since: string;
  /** Its fingerprint in that run. A suppression of that one holds, whatever the finding is called now. */
  readonly fingerprint: string;
  readonly group: ListedGroup;
  readonly score: number | null;
};

export type ListedGroup = ScoreGroup | 'unscored' | 'not-scored';

/** Findings in these groups count against a change. */
export function isGraveGroup(group: ListedGroup | undefined): boolean {
  return group === 'critical' || group === 'important';
}

/** A finding as a report listed or dismissed it, for the next review of the same thing. */
export type RememberedFinding = {
  readonly finding: MergedFinding;
  /** For a dismissed finding: its former group, or `unscored`. */
  readonly group: ListedGroup;
  /** null in the groups without a score. */
  readonly score: number | null;
  /** Accepted at base. It is followed all the same: if nobody looks again, it must be there when the acceptance ends. */
  readonly dismissed?: true;
  /** Raised in a run without a complete report: it counts as raised now, and goes to the scorer wherever it is. */
  readonly pending?: true;
};

export type ScoredFinding = MergedFinding & { readonly score: number; readonly group: ScoreGroup };

/** How bad it is when it is hit. The score is separate: it says how certain the finding is. */
export function severityOf({ severity, claim }: Pick<MergedFinding, 'severity' | 'claim'>): Severity {
  return severity ?? claim.severity;
}
export type ScoreGroup = 'critical' | 'important' | 'minor';

/** Why a finding does not count. Every report adds these up. */
export type DropReason = ReasonOf<typeof DROPS>;

/** Whether a dropped finding is still there, although no person has decided about it. */
export function isStillThere(reason: DropReason): boolean {
  return reason.kind === 'withdrawn' ? reason.unsettled === true : reason.kind === 'below_threshold';
}
