import { execFile } from 'node:child_process';

/** A program that takes longer to say its version is not one we can count on. */
const PATIENCE_MS = 10_000;

/** First line of what `PROGRAM --version` prints; undefined when it cannot be started or fails. */
export function versionOf(program: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(program, ['--version'], { timeout: PATIENCE_MS, windowsHide: true }, (error, stdout) => {
      const [first = ''] = stdout.split('\n');
      resolve(error === null && first.trim() !== '' ? first.trim() : undefined);
    });
  });
}

/** Whether a process of that id is there. One that belongs to somebody else is. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
