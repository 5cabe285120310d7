import { execFileSync } from 'node:child_process';

/**
 * Whether the real gh is on PATH. Where it has to be, on CI, its absence is a failure: a test that is skipped there
 * proves nothing. `describe.skipIf(ghIsMissing())('… (needs gh on PATH)', …)`.
 */
export function ghIsMissing(): boolean {
  try {
    execFileSync('gh', ['--version'], { stdio: 'ignore' });
    return false;
  } catch (cause) {
    if (process.env['CI'] !== 'true') return true;
    throw new Error('gh is not on PATH: install it, https://cli.github.com', { cause });
  }
}
