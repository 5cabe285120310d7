import { mkdtemp, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { say } from './harness/model-reply.ts';
import { withSession } from './harness/session.ts';
import { ROOT } from './review/review-session.ts';

const run = promisify(execFile);

describe('each plugin folder', () => {
  it.each([
    ['the root', '.'],
    ['df', 'plugins/df'],
  ])('%s passes the client’s strictest validation', async (_, folder) => {
    const scratch = await mkdtemp(join(tmpdir(), 'validate-'));
    try {
      // A clone, as the catalog sees it: no node_modules, no cache.
      await run('git', ['clone', '--quiet', '--no-hardlinks', ROOT, join(scratch, 'clone')]);
      await withSession({ script: () => say(''), cwd: scratch }, async ({ client }) => {
        const path = join(scratch, 'clone', folder);
        const done = await client('plugin', 'validate', path, '--strict', '--profile', 'directory');
        expect(`${done.stdout}${done.stderr}`).toContain('✔');
        expect(done.status).toBe(0);
      });
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  });
});

describe('npm run demo', () => {
  it('shows the report of a whole review and where it lies', async () => {
    const { stdout } = await run('npm', ['run', '--silent', 'demo'], { cwd: ROOT });
    const repository = /^Sample repository: (.*)$/m.exec(stdout)?.[1] ?? '';
    try {
      expect(stdout).toContain('## Code Review: ');
      expect(stdout).toContain(
        'raised 11 = shown 5 + below threshold 1 + not on changed lines 1 + evidence not found 4',
      );
      expect(stdout).toContain('Verdict: complete: 3 critical, 2 important, 0 not scored (exit status 1)');
      expect(stdout).toContain('Permission prompts: 0');
      expect(stdout).toMatch(/^Report: .*report\.json$/m);
    } finally {
      await rm(join(repository, '..'), { recursive: true, force: true });
    }
  });
});
