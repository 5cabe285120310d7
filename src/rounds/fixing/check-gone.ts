import { lastAttempt, type RoundState } from '../../audit/fold/audit-state.ts';
import type { Move } from '../../audit/moves/move.ts';
import { whyNotGone } from '../../audit/claims/why-not-gone.ts';
import { note } from '../stored/journal.ts';
import type { Audit } from '../stored/open-audit.ts';
import { textAt } from './round-so-far.ts';

/**
 * Checks against git the claim that another fix of the round has fixed this finding too. What git does not show is not
 * accepted.
 */
export async function checkGone(
  audit: Audit,
  round: RoundState,
  { item, by }: Extract<Move, { kind: 'check-gone' }>,
): Promise<void> {
  const { home, state, paths } = audit;
  const { subject } = item;
  const about = { round: round.round, subject };
  const finding = state.findings.get(subject);
  const commit = round.commits.find((one) => one.subject === by);
  const refuse = (why: string): Promise<void> => {
    const run = lastAttempt(item)?.run ?? '';
    return note(paths, { kind: 'judged', ...about, run, valid: false, reason: `gone_unproven: ${why}` });
  };
  if (commit === undefined || finding === undefined)
    return refuse(`no fix of ${by} is in force in this round`);
  const at = (sha: string): Promise<string | undefined> => textAt(home, sha, finding.location.file);
  const [before, after, now] = await Promise.all([at(`${commit.sha}^`), at(commit.sha), at(state.head)]);
  const why = whyNotGone(finding, by, { before, after, now });
  if (why !== undefined) return refuse(why);
  await note(paths, { kind: 'gone', ...about, by, sha: commit.sha });
}
