import { Failure } from '../../kernel/failure.ts';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import { askGit, type Repository } from './git.ts';

/** How often each file of a tree has lines with one of the words. */
export type WordHits = ReadonlyMap<RepoPath, number>;

/**
 * The files of a tree that hold one of some words, and how many of their lines do: one `git grep`. Binary files are left out.
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
    // Every option is stated, so that what the user has set for `grep` changes neither what is found nor how it is printed.
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
