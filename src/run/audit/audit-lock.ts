import { rm } from 'node:fs/promises';
import { createFileOnce, readTextIfAny } from '../../io/files.ts';
import { isAlive } from '../../io/program.ts';
import { Failure } from '../../kernel/failure.ts';
import type { AuditPaths } from './audit-paths.ts';

/**
 * Does the work while nobody else does: two sessions that take the same step would take it twice. A lock whose program
 * is gone holds nobody up. Throws `audit/busy`.
 */
export async function withAuditLock<T>(paths: AuditPaths, work: () => Promise<T>): Promise<T> {
  if (!(await createFileOnce(paths.lock, `${process.pid}\n`))) {
    const holder = Number((await readTextIfAny(paths.lock)) ?? '0');
    if (isAlive(holder)) throw busy(holder);
    await rm(paths.lock, { force: true });
    if (!(await createFileOnce(paths.lock, `${process.pid}\n`))) throw busy(0);
  }
  try {
    return await work();
  } finally {
    await rm(paths.lock, { force: true });
  }
}

function busy(holder: number): Failure {
  return new Failure('audit/busy', `another correctless (process ${holder}) is at work on this audit`, {
    hint: 'wait for it, then run the same command again',
  });
}
