import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Repository } from '../../src/io/git/git.ts';

// Nothing of the developer's machine takes part: neither in the repositories made here nor in the code under test.
process.env['GIT_CONFIG_GLOBAL'] = '/dev/null';
process.env['GIT_CONFIG_NOSYSTEM'] = '1';

/** A real repository in a folder of its own, gone when the test is over. */
export type SampleRepository = Repository & {
  /** Runs git in the work tree; gives its output without the last newline. */
  readonly git: (...args: string[]) => string;
  /** Writes a file of the work tree, with its folders. */
  readonly write: (path: string, content: string | Uint8Array) => void;
  readonly remove: (path: string) => void;
  /** Writes the files, commits everything in the work tree, gives the commit's id. */
  readonly commit: (files?: Readonly<Record<string, string | Uint8Array>>) => string;
};

/** A folder for one test. Its path has a space in it, as people's folders do. */
export function sampleFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'correctless test-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** @param files of a first commit on `main`; none: a repository without commits */
export function sampleRepository(
  files?: Readonly<Record<string, string | Uint8Array>>,
  top: string = join(sampleFolder(), 'a repository'),
): SampleRepository {
  mkdirSync(top, { recursive: true });
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: top,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: AUTHORED,
    }).replace(/\n$/, '');
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), content);
  };
  const remove = (path: string): void => {
    rmSync(join(top, path), { recursive: true, force: true });
  };
  const commit: SampleRepository['commit'] = (written = {}) => {
    for (const [path, content] of Object.entries(written)) write(path, content);
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'a change');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch=main');
  if (files !== undefined) commit(files);
  return { top, gitDir: join(top, '.git'), git, write, remove, commit };
}

const AUTHORED: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A Developer',
  GIT_AUTHOR_EMAIL: 'developer@example.com',
  GIT_COMMITTER_NAME: 'A Developer',
  GIT_COMMITTER_EMAIL: 'developer@example.com',
};
