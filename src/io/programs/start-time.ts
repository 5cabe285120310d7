import { readFile } from 'node:fs/promises';

/**
 * When the process with this id was started, in a form to compare, because ids are reused. Undefined when the process is gone, or
 * has ended but was not waited for.
 *
 * Without `/proc` the answer is the same for every running process.
 */
export async function processStartTime(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running too.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
  }
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
  ]);
  if (stat === undefined) return 'running';
  // After the program's name, which may contain anything: the state, and 19 fields later the start time in ticks since boot.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${boot.trim()} ${fields[19] ?? ''}`;
}
