import { rename, rm, stat } from 'node:fs/promises';
import { now } from '../../io/clock.ts';
import { createFileOnce, readTextIfAny } from '../../io/files/files.ts';
import { processStartTime } from '../../io/programs/start-time.ts';
import { Failure } from '../../kernel/failure.ts';
import type { AuditPaths } from './audit-paths.ts';

/** Milliseconds. No step takes as long, so after that the process with that number is another one. */
const LONGEST_HOLD = 30 * 60_000;

async function ageOf(path: string): Promise<number> {
  const stats = await stat(path).catch(() => undefined);
  return stats === undefined ? Number.POSITIVE_INFINITY : Date.parse(now()) - stats.mtimeMs;
}

/**
 * Does the work while holding the audit's lock: two sessions that take the same step would take it twice. A lock whose
 * program is gone blocks nobody. Throws `audit/busy`.
 */
export async function withAuditLock<T>(paths: Pick<AuditPaths, 'lock'>, work: () => Promise<T>): Promise<T> {
  if (!(await createFileOnce(paths.lock, `${process.pid}\n`))) {
    const holder = Number((await readTextIfAny(paths.lock)) ?? '0');
    if ((await isAtWork(holder)) && (await ageOf(paths.lock)) < LONGEST_HOLD) throw busy(holder);
    await takeAway(paths.lock, holder);
    if (!(await createFileOnce(paths.lock, `${process.pid}\n`))) throw busy(0);
  }
  try {
    return await work();
  } finally {
    await rm(paths.lock, { force: true });
  }
}

/** A process that was killed but not yet reaped is no longer at work. */
async function isAtWork(pid: number): Promise<boolean> {
  return Number.isSafeInteger(pid) && pid > 0 && (await processStartTime(pid)) !== undefined;
}

/** Moves the lock of a dead holder away. If another session was faster, the moved lock is that session's, and goes back. */
async function takeAway(lock: string, dead: number): Promise<void> {
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside).catch(() => undefined);
  const taken = await readTextIfAny(aside);
  await rm(aside, { force: true });
  if (taken === undefined || Number(taken) === dead) return;
  await createFileOnce(lock, taken);
  throw busy(Number(taken));
}

function busy(holder: number): Failure {
  return new Failure('audit/busy', `another correctless (process ${holder}) is at work on this audit`, {
    hint: 'wait for it, then run the same command again',
  });
}
