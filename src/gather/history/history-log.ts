import { LOG_FORMAT, parseLog, type PastCommit } from '../../context/history/past-commit.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { readGit, type Repository } from '../../io/git/git.ts';

/** At most this many commits are read. A bound on memory: the table has room for a fraction of them. */
const MOST_COMMITS = 2000;

const LOG = ['log', '--stdin', '-z', '--encoding=UTF-8', '--no-show-signature', '--no-notes', LOG_FORMAT];

export type Log = {
  readonly commits: ReadonlyMap<string, PastCommit>;
  /** Commits that touched a path, newest first. */
  readonly touching: ReadonlyMap<string, readonly string[]>;
};

/**
 * The commits up to `base` that touched any of the paths, without merges, from one walk over the history: a walk for each
 * file costs as much as this one.
 */
export async function readLog(
  repository: Repository,
  base: string,
  paths: readonly RepoPath[],
): Promise<Log> {
  // git reads one path per line here and supports no quoting.
  const lines = paths.filter((path) => !path.includes('\n'));
  if (lines.length === 0) return { commits: new Map(), touching: new Map() };
  const output = await readGit(
    repository,
    [
      '--literal-pathspecs',
      ...LOG,
      '--raw',
      '--no-abbrev',
      '--no-renames',
      '--no-merges',
      `--max-count=${MOST_COMMITS}`,
    ],
    { input: `${base}\n--\n${lines.join('\n')}\n` },
  );
  const touching = new Map<string, string[]>(lines.map((path) => [path, []]));
  const logged = parseLog(output);
  for (const { commit, paths: touched } of logged) {
    for (const path of touched) touching.get(path)?.push(commit.sha);
  }
  return { commits: new Map(logged.map(({ commit }) => [commit.sha, commit])), touching };
}

/** Messages of commits by full name. */
export async function readMessages(repository: Repository, shas: readonly string[]): Promise<PastCommit[]> {
  if (shas.length === 0) return [];
  const output = await readGit(repository, [...LOG, '--no-walk=unsorted', '--no-patch'], {
    input: `${shas.join('\n')}\n`,
  });
  return parseLog(output).map(({ commit }) => commit);
}
