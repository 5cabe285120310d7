import { lastAttempt, roundOf } from '../../audit/fold/audit-state.ts';
import type { Move } from '../../audit/moves/move.ts';
import { whyNotGone } from '../../audit/claims/why-not-gone.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';
import { textAt } from './round-so-far.ts';

/**
 * Checks against git the claim that another fix of the round has fixed this finding too. What git does not show is not
 * accepted.
 */
export async function checkGone(
  audit: Audit,
  { item, by }: Extract<Move, { kind: 'check-gone' }>,
): Promise<void> {
  const { home, state } = audit;
  const { subject } = item;
  const finding = state.findings.get(subject);
  const commit = roundOf(state).commits.find((one) => one.subject === by);
  const refuse = (why: string): Promise<void> => {
    const run = lastAttempt(item)?.run ?? '';
    const reason = `gone_unproven: ${why}`;
    return noteInRound(audit, { kind: 'judged', subject, run, valid: false, reason });
  };
  if (commit === undefined || finding === undefined)
    return refuse(`no fix of ${by} is in force in this round`);
  const at = (sha: string): Promise<string | undefined> => textAt(home, sha, finding.location.file);
  const [before, after, now] = await Promise.all([at(`${commit.sha}^`), at(commit.sha), at(state.head)]);
  const why = whyNotGone(finding, by, { before, after, now });
  if (why !== undefined) return refuse(why);
  await noteInRound(audit, { kind: 'gone', subject, by, sha: commit.sha });
}
