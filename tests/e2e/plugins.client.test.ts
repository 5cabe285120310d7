import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { barePath } from '../../scripts/bare-path.ts';
import { VERSION_LINE } from '../../src/kernel/text/version-line.ts';
import { installFromGit } from './harness/install.ts';
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

/** Package managers that a client could start for a plugin. */
const MANAGERS = ['npm', 'npx', 'pnpm', 'yarn', 'bun', 'corepack'];

describe('an install as users do it', () => {
  it('starts no package manager, says nothing of packages, and answers with git and node alone', async () => {
    const scratch = await mkdtemp(join(tmpdir(), 'install-'));
    try {
      const [fakes, calls] = [join(scratch, 'fakes'), join(scratch, 'calls')];
      mkdirSync(fakes);
      for (const name of MANAGERS) {
        writeFileSync(join(fakes, name), `#!/bin/sh\necho "${name} $*" >>'${calls}'\n`);
        chmodSync(join(fakes, name), 0o755);
      }
      const env = { PATH: `${fakes}:${process.env['PATH'] ?? ''}` };
      await withSession({ script: () => say(''), cwd: scratch, env }, async (session) => {
        await installFromGit(session, ROOT, 'df@correctless');
        const listed = await session.client('plugin', 'list');
        expect([listed.status, listed.stdout]).toEqual([
          0,
          expect.stringContaining('correctless@correctless'),
        ]);
        expect(listed.stdout).toContain('df@correctless');
        expect(`${listed.stdout}${listed.stderr}`).not.toMatch(/npm|packages?\b.*install|dependenc/i);
        const copy = installedCopy(session.home);
        expect(existsSync(join(copy, 'node_modules'))).toBe(false);
        const answer = spawnSync(join(copy, 'bin', 'correctless'), ['--version'], {
          env: { PATH: barePath(join(scratch, 'bare')), HOME: session.home },
          encoding: 'utf8',
        });
        expect([answer.status, answer.stdout, answer.stderr]).toEqual([0, VERSION_LINE, '']);
      });
      expect(existsSync(calls) ? readFileSync(calls, 'utf8') : '').toBe('');
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  });
});

/** Where the client put the plugin that has the code. */
function installedCopy(home: string): string {
  const cache = join(home, '.claude', 'plugins', 'cache');
  const command = readdirSync(cache, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith(join('bin', 'correctless')),
  );
  expect(command).toBeDefined();
  return join(cache, command ?? '', '..', '..');
}
