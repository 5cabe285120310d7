import { askGit, gitText, readGit, type GitOptions, type Repository } from '../git.ts';

const NOT_THERE = 128;

/** A file of a commit or a tree; undefined when it is not there. */
export async function blobAt(
  repository: Repository,
  treeish: string,
  path: string,
): Promise<Buffer | undefined> {
  const { status, stdout } = await askGit(repository, ['cat-file', 'blob', `${treeish}:${path}`], {
    answers: [0, NOT_THERE],
  });
  return status === 0 ? stdout : undefined;
}

/** The first bytes of a blob, which may be larger than memory. */
export async function beginningOf(repository: Repository, oid: string, most: number): Promise<Buffer> {
  return (await readGit(repository, ['cat-file', 'blob', oid], { most })).subarray(0, most);
}

/** A commit as git stores it: its headers, an empty line, its message. */
export async function commitText(repository: Repository, sha: string): Promise<string> {
  return (await readGit(repository, ['cat-file', 'commit', sha])).toString('utf8');
}

/** Adds a blob to the object store, and returns its id. No ref, index or work tree refers to it. */
export async function writeBlob(
  repository: Repository,
  content: string | Buffer,
  options: GitOptions = {},
): Promise<string> {
  return gitText(repository, ['hash-object', '-w', '--stdin'], { ...options, input: content });
}
