import type { DrivenGit } from '../work-trees/drive-git.ts';
import { gitLines, gitText, type Repository } from '../git.ts';
import { commitText } from '../objects/one-object.ts';

/** The content of a commit, except who made it and when. */
export type CommitContent = {
  readonly tree: string;
  readonly parents: readonly string[];
  /** Ends with one newline. */
  readonly message: string;
};

/**
 * Adds a commit to the object store; no ref points to it yet.
 *
 * @throws environment/git-failed, also when git has no identity: see `requireIdentity`
 */
export async function writeCommit(
  git: DrivenGit,
  { tree, parents, message }: CommitContent,
): Promise<string> {
  const after = parents.flatMap((parent) => ['-p', parent]);
  return (await git(['commit-tree', tree, ...after, '-F', '-'], endedOnce(message))).trim();
}

/** The content of a commit, with the parents that it names, even if a shallow clone hides them. Throws `environment/git-failed`. */
export async function readCommit(repository: Repository, sha: string): Promise<CommitContent> {
  const text = await commitText(repository, sha);
  const end = text.indexOf('\n\n');
  const values = (name: string): string[] =>
    text
      .slice(0, end)
      .split('\n')
      .filter((line) => line.startsWith(`${name} `))
      .map((line) => line.slice(name.length + 1));
  return { tree: values('tree')[0] ?? '', parents: values('parent'), message: text.slice(end + 2) };
}

/** Whether a commit has this content. Who made it and when does not matter: a repeated command asks this after a crash. */
export async function isCommitOf(
  repository: Repository,
  sha: string,
  wanted: CommitContent,
): Promise<boolean> {
  const { tree, parents, message } = await readCommit(repository, sha);
  return (
    tree === wanted.tree &&
    parents.join() === wanted.parents.join() &&
    endedOnce(message) === endedOnce(wanted.message)
  );
}

/** The id of the tree of a commit or a tree. */
export async function treeOf(repository: Repository, treeish: string): Promise<string> {
  return gitText(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${treeish}^{tree}`]);
}

/** The id of the empty tree, in the repository's hash algorithm. */
export async function emptyTree(repository: Repository): Promise<string> {
  return gitText(repository, ['hash-object', '-t', 'tree', '--stdin'], { input: '' });
}

/** The best common ancestors of two commits: none, one, or several that are not ancestors of each other. */
export async function mergeBases(repository: Repository, a: string, b: string): Promise<string[]> {
  return gitLines(repository, ['merge-base', '--all', a, b], { answers: [0, 1] });
}

function endedOnce(message: string): string {
  return `${message.replace(/\n*$/, '')}\n`;
}
