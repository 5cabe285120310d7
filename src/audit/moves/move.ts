import type { Proof } from '../../contracts/files/proof.ts';
import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { WorkItem } from '../fold/audit-state.ts';

/** How often an executor may try one fix. A repair of broken tests is tried once, and then requested anew. */
export const MAX_ATTEMPTS = 3;
/** How many findings of one file are fixed in one call at most. */
export const MAX_SHARED = 4;
/** How many repairs of the tests that one fix broke a round may request. */
export const MAX_REPAIRS = 5;
/** How often the fixes of a round are reviewed; what is found after that is given up. */
export const MAX_REVIEWS = 5;
/** The same for fixes of a review's findings: what the first review finds is mended, what is found after that is taken back. */
export const MAX_REVIEWS_OF_FIX = 2;

/** How often a prover may write a test of one finding. */
export const MAX_TESTS = 2;

/** A question to the user. `key` names it in the journal. */
export type Question =
  | { readonly kind: 'triage'; readonly key: string; readonly ids: readonly string[] }
  | { readonly kind: 'oscillation'; readonly key: string; readonly ids: readonly string[] }
  | { readonly kind: 'divergence'; readonly key: string; readonly counts: readonly number[] };

/** The next step of an audit. */
export type Move =
  | { readonly kind: 'prepare' }
  | { readonly kind: 'start-round'; readonly round: number }
  /** Specialists are sent out; with `paths`, once more for what nobody has opened. */
  | { readonly kind: 'hunt'; readonly paths: readonly string[] | undefined }
  | { readonly kind: 'triage'; readonly ids: readonly string[] }
  /** In place of hunt, triage and decision: the findings of a review that are to be proven or fixed. */
  | { readonly kind: 'bring' }
  /** `others`: findings of the same file that share the call. */
  | { readonly kind: 'fix'; readonly item: WorkItem; readonly others?: readonly WorkItem[] }
  | { readonly kind: 'judge'; readonly item: WorkItem }
  /** A prover's test is run where it is still to run, and then judged. */
  | { readonly kind: 'try'; readonly item: WorkItem }
  /** What became of a proof. `why` is in words; of a proven finding the runs of its test say it. */
  | ({ readonly kind: 'prove'; readonly item: WorkItem } & Pick<Proof, 'outcome' | 'why'>)
  | { readonly kind: 'verify'; readonly fromStart: string }
  /** A planned run: its agents are called, or their results are taken in. */
  | {
      readonly kind: 'run';
      readonly stage: 'hunt' | 'triage' | 'fix' | 'judge' | 'verify';
      readonly run: string;
      readonly subject: string;
      readonly subjects: readonly string[];
    }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'pin' }
  /** `without`: fixes that are left out, the newest first. */
  | { readonly kind: 'test'; readonly head: string; readonly without?: readonly string[] }
  | { readonly kind: 'commit'; readonly item: WorkItem; readonly tree: string }
  /** An executor claims that the fix of the finding `by` has fixed this one, too. */
  | { readonly kind: 'check-gone'; readonly item: WorkItem; readonly by: string }
  | { readonly kind: 'give-up'; readonly subject: string; readonly why: string }
  | {
      readonly kind: 'break';
      readonly subject: string;
      readonly failures: readonly string[];
      /** The commit that broke them. */
      readonly of: string;
    }
  /** These fixes are reverted, with what is built on them; for a finding's sake only if that loses less than the finding. */
  | {
      readonly kind: 'condemn';
      readonly shas: readonly string[];
      readonly why: string;
      readonly finding: AuditFinding | undefined;
    }
  | { readonly kind: 'leave-open'; readonly subject: string; readonly why: string }
  | { readonly kind: 'revert'; readonly sha: string; readonly subject: string; readonly why: string }
  | { readonly kind: 'record'; readonly head: string; readonly linesChanged: number }
  | { readonly kind: 'abort'; readonly code: 'audit/blocking'; readonly why: string }
  | { readonly kind: 'close'; readonly kept: number; readonly fixed: number }
  | { readonly kind: 'end'; readonly outcome: 'converged' | 'stopped' | 'ceiling'; readonly why: string }
  /** The round was aborted and waits for `--retry`. */
  | { readonly kind: 'aborted' }
  | { readonly kind: 'done' };
