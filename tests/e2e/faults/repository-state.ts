import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What no run may change, read with other means than the program's own. Values are compared whole. */
export type RepositoryState = {
  readonly head: string;
  readonly index: string;
  readonly refs: string;
  readonly config: string;
  readonly files: readonly string[];
};

/** Ours: the run directories, private refs, and what an audit, a proof or a fix openly makes: its branch and the pins of its rounds. */
const OWN_REFS =
  /^\S+ refs\/(?:correctless\/|audit-round-|heads\/audit\/|heads\/correctless\/(?:prove|fix)-)/;
const COMMITTED = ['config', 'suppressions.json'];

export function repositoryState(top: string): RepositoryState {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, {
      cwd: top,
      encoding: 'utf8',
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    });
  const refs = git('for-each-ref', '--format=%(objectname) %(refname)').split('\n');
  return {
    head: readFileSync(join(top, '.git/HEAD'), 'utf8'),
    index: git('ls-files', '--stage'),
    refs: refs.filter((line) => !OWN_REFS.test(line)).join('\n'),
    config: [readFileSync(join(top, '.git/config'), 'utf8'), ...readdirSync(join(top, '.git/hooks'))].join(
      '\n',
    ),
    files: filesBelow(top, ''),
  };
}

/** Every file with its mode and content, but git's own and ours. */
function filesBelow(top: string, folder: string): string[] {
  return readdirSync(join(top, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (path === '.git' || (folder === '.correctless' && !COMMITTED.includes(entry.name))) return [];
      return entry.isDirectory() ? filesBelow(top, path) : [`${path} ${contentOf(join(top, path))}`];
    });
}

function contentOf(path: string): string {
  const stats = lstatSync(path);
  const content = stats.isSymbolicLink() ? readlinkSync(path) : readFileSync(path);
  return `${stats.mode.toString(8)} ${createHash('sha256').update(content).digest('hex')}`;
}
