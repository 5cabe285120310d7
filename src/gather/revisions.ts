import { Failure } from '../kernel/failure.ts';
import { askGit, readGit, type Repository } from '../io/git/git.ts';
import { unknownRevision } from './unknown-revision.ts';

export type Commit = { readonly sha: string; readonly tree: string };

/** Statuses with which git says "no such thing". */
const ABSENT = [0, 1, 128];

/** The commit a revision names, or undefined. A revision is never taken for an option. */
export async function findCommit(repository: Repository, rev: string): Promise<Commit | undefined> {
  const [sha, tree] = await Promise.all(
    ['commit', 'tree'].map(async (type) => {
      const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{${type}}`];
      const said = (await readGit(repository, args, { answers: ABSENT })).toString('latin1').trim();
      // `^main` is answered with `^` and an id.
      return /^[0-9a-f]+$/.test(said) ? said : undefined;
    }),
  );
  return sha === undefined || tree === undefined ? undefined : { sha, tree };
}

/**
 * The commit a revision names.
 *
 * @param known.isPath whether a file or folder of that name is there, from where the user stands
 * @throws scope/unknown-revision with the names that may have been meant
 */
export async function commitNamed(
  repository: Repository,
  rev: string,
  { isPath = false }: { readonly isPath?: boolean } = {},
): Promise<Commit> {
  const commit = await findCommit(repository, rev);
  if (commit !== undefined) return commit;
  throw await unknownRevision(repository, rev, isPath);
}

/** `refs/heads/x` or `refs/remotes/origin/x` when the revision names a branch; undefined for any other commit. */
export async function branchNamed(repository: Repository, rev: string): Promise<string | undefined> {
  // HEAD is the last commit to whoever writes it, though git resolves it to the branch.
  if (rev === 'HEAD' || rev === '@') return undefined;
  const args = ['rev-parse', '--verify', '--quiet', '--symbolic-full-name', '--end-of-options', rev];
  const { stdout, stderr } = await askGit(repository, args, { answers: ABSENT });
  const name = stdout.toString('utf8').trim();
  if (name === '' && stderr.includes('is ambiguous')) {
    throw new Failure('usage/bad-value', `"${rev}" is both a branch and a tag`, {
      hint: `write refs/heads/${rev} or refs/tags/${rev}`,
    });
  }
  return name.startsWith('refs/heads/') || name.startsWith('refs/remotes/') ? name : undefined;
}

/** The branch that is checked out, by its short name; undefined on a detached HEAD. */
export async function currentBranch(repository: Repository): Promise<string | undefined> {
  const said = await readGit(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD'], { answers: [0, 1] });
  return said.toString('utf8').trim() || undefined;
}

/** The first parent's id as the commit itself records it, also where a shallow clone hides it. */
export async function firstParent(repository: Repository, sha: string): Promise<string | undefined> {
  const commit = (await readGit(repository, ['cat-file', 'commit', sha])).toString('latin1');
  return /^tree [0-9a-f]+\nparent ([0-9a-f]+)\n/.exec(commit)?.[1];
}

/** The best common ancestor of two commits, or undefined. Of several, git's first. */
export async function mergeBase(repository: Repository, a: string, b: string): Promise<string | undefined> {
  const bases = await readGit(repository, ['merge-base', '--all', a, b], { answers: [0, 1] });
  return bases.toString('latin1').split('\n')[0] || undefined;
}

/** The id of the tree without entries, in the repository's own hash. */
export async function emptyTree(repository: Repository): Promise<string> {
  return (await readGit(repository, ['hash-object', '-t', 'tree', '--stdin'], { input: '' }))
    .toString('latin1')
    .trim();
}
