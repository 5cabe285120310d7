import { decideMove } from '../../audit/moves/decide-move.ts';
import type { Repository } from '../../io/git/git.ts';
import type { Failure } from '../../kernel/failure.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { abortFailure } from '../abort-round.ts';
import { withAuditLock } from '../stored/audit-lock.ts';
import { auditPaths } from '../stored/audit-paths.ts';
import { openAudit } from '../stored/open-audit.ts';
import { writeArtifacts } from '../stored/write-artifacts.ts';
import { takeVerify } from './take-verify.ts';

/**
 * Aborts the round whose fix review was refused for the last time, at once and not at the next call of `next`. Returns
 * the failure of the aborted round, or undefined when the review may still be brought.
 *
 * @throws audit/busy
 */
export async function abortIfRefused(home: Repository, run: string): Promise<Failure | undefined> {
  const { file, states } = await openRun(home, run);
  const name = file.audit?.audit;
  if (name === undefined || file.kind !== 'verify' || states.every(({ status }) => status !== 'failed'))
    return undefined;
  return withAuditLock(auditPaths(home.top, name), async () => {
    const audit = await openAudit(home, name);
    const move = decideMove(audit.file, audit.state);
    if (move.kind === 'run' && move.run === run) {
      await takeVerify(audit, await openRun(home, run));
      await writeArtifacts(await openAudit(home, name));
    }
    return abortFailure(await openAudit(home, name));
  });
}
