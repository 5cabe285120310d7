import { Failure } from '../../kernel/failure.ts';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import { askGit, type Repository } from './git.ts';

/** How many lines of each file of a tree have one of the words. */
export type WordHits = ReadonlyMap<RepoPath, number>;

/**
 * The files of a tree that have one of some words, and on how many lines: one `git grep`. Binary files are left out.
 *
 * @param words letters, digits and underscores
 */
export async function findWords(
  repository: Repository,
  tree: string,
  words: readonly string[],
): Promise<WordHits> {
  if (words.length === 0) return new Map();
  const patterns = words.flatMap((word) => ['-e', word]);
  const { stdout } = await askGit(
    repository,
    // Every option is given, so that the user's settings for `grep` change neither the result nor its format.
    [
      ...['-c', 'grep.threads=0', '-c', 'submodule.recurse=false'],
      ...['grep', '-I', '-F', '-w', '--count', '-z', '--full-name', '--no-color', ...patterns, tree],
    ],
    { answers: [0, 1] },
  );
  const hits = new Map<RepoPath, number>();
  for (const [, name = '', count = ''] of stdout.toString('utf8').matchAll(/([^\0]+)\0(\d+)\n/g)) {
    const path = asRepoPath(name.slice(tree.length + 1));
    if (path === undefined)
      throw new Failure('environment/git-failed', `git grep gave a line of another form: ${name}`);
    hits.set(path, Number(count));
  }
  return hits;
}
