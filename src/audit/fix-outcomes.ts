import type { Fix } from '../contracts/files/proof.ts';
import { madeFor } from './built-on.ts';
import { currentRound, type Attempt, type AuditState, type RoundState } from './fold/audit-state.ts';
import { NO_REPLY, NO_VERDICT } from '../steps/unanswered.ts';
import { fixStanding } from './pages/fix-accounts.ts';

/** What became of the fix of one finding of a review. */
export type FixOutcome = Pick<Fix, 'outcome' | 'why'> & {
  /** Its commit, and those that mend it, oldest first; none unless it is fixed. */
  readonly commits: readonly string[];
  /** It is not fixed, and the last agent that was asked did not answer. */
  readonly isUnanswered: boolean;
};

/** By the id of each finding that the audit was asked to fix and got as far as. Findings on the same lines have one fix. */
export function fixOutcomes(state: AuditState): Map<string, FixOutcome> {
  const outcomes = new Map<string, FixOutcome>();
  const round = currentRound(state);
  if (round === undefined) return outcomes;
  for (const { id, source } of state.findings.values()) {
    if (source !== 'review') continue;
    const outcome = fixedAs(state, round, id) ?? unfixed(state, round, id);
    for (const one of togetherWith(state, id)) outcomes.set(one, outcome);
  }
  return outcomes;
}

/** The finding, and those on the same lines that its fix is about as well. */
export function togetherWith({ triage }: Pick<AuditState, 'triage'>, id: string): string[] {
  return [id, ...(triage.get(id)?.merged ?? []).map(({ finding }) => finding.id)];
}

/** The findings that a commit was made for: its own, or those of the fixes that it mends. */
export function findingsOf(state: AuditState, round: RoundState, subject: string): string[] {
  if (state.findings.get(subject)?.source === 'review') return togetherWith(state, subject);
  const mended = madeFor(state, round, subject);
  const subjects = round.commits.flatMap((commit) => (mended.includes(commit.sha) ? [commit.subject] : []));
  return [...new Set(subjects.flatMap((one) => findingsOf(state, round, one)))];
}

/** Only a round that was closed has its fixes tested and reviewed. */
function fixedAs(state: AuditState, round: RoundState, id: string): FixOutcome | undefined {
  const of = round.gone.get(id);
  const commit = round.commits.find(({ sha, subject }) => subject === id || sha === of);
  if (commit === undefined || state.ended?.outcome !== 'converged') return undefined;
  const { tests = '', review = '' } = fixStanding(state, commit.subject);
  const commits = withMends(state, round, commit.sha);
  return { outcome: 'fixed', why: `tests ${tests}; review ${review}`, commits, isUnanswered: false };
}

/** The commit, and the later ones that exist because of it. */
function withMends(state: AuditState, round: RoundState, sha: string): string[] {
  const own = new Set([sha]);
  for (const commit of round.commits)
    if (madeFor(state, round, commit.subject).some((one) => own.has(one))) own.add(commit.sha);
  return [...own];
}

function unfixed(state: AuditState, round: RoundState, id: string): FixOutcome {
  const { attempts = [], outcome } = round.items.find(({ subject }) => subject === id) ?? {};
  const reason = outcome === 'given-up' ? state.findings.get(id)?.reason : undefined;
  return {
    outcome: attempts.some(isTried) ? 'taken-back' : 'not-attempted',
    why: reason ?? `it was not verified: ${state.ended?.why ?? 'the audit is not over'}`,
    commits: [],
    isUnanswered: isSilent(attempts.at(-1)),
  };
}

/** Whoever only explains why it cannot be done, or does not answer, has not tried it. */
function isTried({ checked }: Attempt): boolean {
  return checked !== undefined && (checked.accepted || checked.rule !== null || checked.thrown !== undefined);
}

function hasNoReply({ checked }: Attempt): boolean {
  return checked?.reason.startsWith(NO_REPLY) === true;
}

function isSilent(attempt: Attempt | undefined): boolean {
  return attempt !== undefined && (hasNoReply(attempt) || attempt.judged?.reason === NO_VERDICT);
}
