import { readFile } from 'node:fs/promises';

/**
 * When the program with this id was started, in a form to compare: ids are given out again. Undefined when there is none
 * any more, also when it has ended and nobody asked how.
 *
 * Where there is no `/proc` the answer is the same for every program that runs.
 */
export async function birthOf(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // One of another user runs, too.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
  }
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
  ]);
  if (stat === undefined) return 'running';
  // Behind the program's name, which may hold anything: the state, and 19 fields later the ticks since the machine's start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${boot.trim()} ${fields[19] ?? ''}`;
}
