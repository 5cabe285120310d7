import { Failure } from '../../../kernel/failure.ts';
import { inertLine } from '../../../kernel/text/inert.ts';
import { shellWord } from '../../../kernel/text/shell-word.ts';
import { runBounded } from '../../programs/bounded-program.ts';
import { withoutPrograms } from '../configured-programs.ts';
import type { Repository } from '../git.ts';
import { withAbsolutePath } from '../neutral-git.ts';

/** What to fetch (a ref or a commit's full name), and the ref below `refs/correctless/` that it becomes. */
export type FetchedRef = { readonly from: string; readonly to: string };

/** Fetching half of a large repository takes minutes; longer than this, something is wrong. */
const PATIENCE_MS = 5 * 60_000;
const MOST_BYTES = 1024 * 1024;

/** Variables that say where the repository is; inside a git hook they name another one. */
const PLACES: ReadonlySet<string> = new Set([
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_DIR',
  'GIT_GRAFT_FILE',
  'GIT_INDEX_FILE',
  'GIT_NAMESPACE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
  'GIT_QUARANTINE_PATH',
  'GIT_REPLACE_REF_BASE',
  'GIT_SHALLOW_FILE',
  'GIT_WORK_TREE',
]);

const SETTINGS = [
  // A hook on ref updates could do anything.
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'fetch.writeCommitGraph=false',
  // git runs this program to list the refs of a repository whose objects this one borrows. `true` lists none.
  'core.alternateRefsCommand=true',
];

/** Protocols for fetching pull requests. The missing ones run a program of anybody's choice: `ext`, other helpers. */
const PROTOCOLS = 'file:http:https:ssh';

/** Moves no other ref: no tags, no pruning, no tracking branch, no `FETCH_HEAD`, no submodule. */
const NOTHING_ELSE = [
  ...['--quiet', '--no-tags', '--no-prune', '--no-prune-tags', '--no-recurse-submodules'],
  // The empty refmap keeps a configured refspec from moving refs that match by chance.
  ...['--no-write-fetch-head', '--no-auto-maintenance', '--no-show-forced-updates', '--refmap='],
  // Of several settings git uses the first, which is the repository's; only this option overrides it.
  '--upload-pack=git-upload-pack',
];

/**
 * Fetches from a remote with the user's configuration and credentials, unlike all our other git commands. It may run the ssh
 * command, the credential helper and the program that asks for a password. Nothing is checked out, and only the named refs are
 * written.
 *
 * @throws environment/fetch-failed
 */
export async function fetchRefs(
  repository: Repository,
  remote: string,
  refs: readonly FetchedRef[],
): Promise<void> {
  // Newer versions of git would also set `refs/remotes/NAME/HEAD`.
  const settings = [...SETTINGS, `remote.${remote}.followRemoteHEAD=never`].flatMap((one) => ['-c', one]);
  const refspecs = refs.map(({ from, to }) => `+${from}:${to}`);
  const ended = await runBounded('git', [...settings, 'fetch', ...NOTHING_ELSE, '--', remote, ...refspecs], {
    cwd: repository.top,
    env: await fetchEnvironment(repository),
    timeoutMs: PATIENCE_MS,
    mostBytes: MOST_BYTES,
  });
  if (ended.kind === 'ended' && ended.status === 0) return;
  const said =
    ended.kind === 'late'
      ? `it took longer than ${PATIENCE_MS / 60_000} minutes`
      : ended.kind === 'too-large'
        ? 'it printed without an end'
        : inertLine(ended.stderr).slice(0, 500) || `status ${ended.status}`;
  throw new Failure('environment/fetch-failed', `git fetch ${shellWord(remote)}: ${said}`, {
    hint: `see what git needs: git fetch ${shellWord(remote)} ${refs.map(({ from }) => shellWord(from)).join(' ')}`,
  });
}

async function fetchEnvironment(repository: Repository): Promise<NodeJS.ProcessEnv> {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !PLACES.has(name)));
  return {
    GIT_ALLOW_PROTOCOL: PROTOCOLS,
    ...withAbsolutePath(kept),
    ...(await withoutPrograms(repository, kept)),
    ...{ LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' },
  };
}
