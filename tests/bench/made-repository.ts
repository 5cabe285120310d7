import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Files by path, as one revision holds them. */
export type Files = ReadonlyMap<string, string>;

export type MadeRepository = {
  readonly top: string;
  /** Ids of the commits, one for each revision, in order. */
  readonly commits: readonly string[];
  readonly git: (...args: readonly string[]) => string;
};

/**
 * A repository with these revisions, one commit each, made by `git fast-import`: thirty thousand files in seconds.
 *
 * @param options.checkedOut whether the work tree holds the last revision; else it is empty, as is the index
 */
export function madeRepository(
  top: string,
  revisions: readonly Files[],
  options: { readonly checkedOut: boolean },
): MadeRepository {
  mkdirSync(top, { recursive: true });
  const git = (...args: readonly string[]): string => gitIn(top, args);
  git('init', '--quiet', '--initial-branch=main');
  const stream = join(top, '.git', 'made.stream');
  const file = openSync(stream, 'w');
  let before: Files = new Map();
  for (const [at, files] of revisions.entries()) {
    writeSync(file, commitText(before, files, at));
    before = files;
  }
  closeSync(file);
  const input = openSync(stream, 'r');
  const { status, stderr } = spawnSync('git', ['fast-import', '--quiet'], {
    cwd: top,
    stdio: [input, 'ignore', 'pipe'],
  });
  closeSync(input);
  if (status !== 0) throw new Error(`git fast-import: ${stderr.toString('utf8')}`);
  if (options.checkedOut) git('reset', '--quiet', '--hard');
  return { top, git, commits: git('rev-list', '--reverse', 'main').split('\n') };
}

function commitText(before: Files, files: Files, at: number): string {
  const written = [...files].filter(([path, text]) => before.get(path) !== text);
  const gone = [...before.keys()].filter((path) => !files.has(path));
  const time = 1_700_000_000 + at * 3600;
  return [
    `commit refs/heads/main\nmark :${at + 1}\ncommitter A Developer <developer@example.com> ${time} +0000\n`,
    `data 8\nrevision\n`,
    at === 0 ? '' : `from :${at}\n`,
    ...gone.map((path) => `D ${path}\n`),
    ...written.map(([path, text]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`),
    '\n',
  ].join('');
}

export function gitIn(top: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: top,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.replace(/\n$/, '');
}
