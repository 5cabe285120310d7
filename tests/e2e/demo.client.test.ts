import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from './review/review-session.ts';

const run = promisify(execFile);

// The one review in the real client that `npm test` runs (scripts/suites.ts).
it('npm run demo shows the report of a whole review in the client, and where it is', async () => {
  const { stdout } = await run('npm', ['run', '--silent', 'demo'], { cwd: ROOT });
  const repository = /^Sample repository: (.*)$/m.exec(stdout)?.[1] ?? '';
  try {
    expect(stdout).toContain('## Code Review: ');
    expect(stdout).toContain(
      'raised 12 = shown 5 + below threshold 1 + not on changed lines 1 + evidence not found 4 + duplicate 1',
    );
    // Two sources raised one defect: one finding, its witness, and where that stands.
    expect(stdout).toMatch(
      /Brings back the retry that charged customers twice\n.*severity critical, score 95, history-context, also bug-scan/,
    );
    expect(stdout).toMatch(
      /A charge whose answer is lost is sent again \(bug-scan\): the same as finding [0-9a-f]{12}/,
    );
    expect(stdout).toContain('Verdict: complete: 3 critical, 2 important, 0 not scored (exit status 1)');
    expect(stdout).toContain('Permission prompts: 0');
    expect(stdout).toMatch(/^Page: .*report\.html$/m);
  } finally {
    await rm(join(repository, '..'), { recursive: true, force: true });
  }
});
