import type { RunFile } from '../../contracts/files/run-files.ts';
import { openRepository } from '../../io/git/repository.ts';
import { runPaths } from '../../run/stored/layout.ts';
import { withAuditLock } from '../stored/audit-lock.ts';
import { auditPaths } from '../stored/audit-paths.ts';
import { openAudit } from '../stored/open-audit.ts';
import { clearAttempt } from './clean-work-tree.ts';

/**
 * Prepares another executor for a fix whose last one brought no reply: what that one left in the work tree is kept and
 * cleared. `next` does not do this, because it cannot tell an executor that is gone from one at work.
 *
 * @throws audit/busy, audit/branch-moved, audit/work-tree-dirty
 */
export async function startOver(top: string, file: RunFile): Promise<void> {
  const { audit: of } = file;
  if (of === undefined || file.kind !== 'fix') return;
  const home = await openRepository(top);
  await withAuditLock(auditPaths(top, of.audit), async () => {
    const audit = await openAudit(home, of.audit);
    const run = { file, paths: runPaths(top, file.run) };
    await clearAttempt(audit, run, 'what an executor without a reply had done');
  });
}
