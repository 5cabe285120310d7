import { askGit, type Repository } from './git/git.ts';

/** Stores a tree with these files at its top, path → text, and answers its id. No ref, index or work tree changes. */
export async function writeTree(
  repository: Repository,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const entries: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const blob = await idOf(repository, ['hash-object', '-w', '--stdin'], text);
    entries.push(`100644 blob ${blob}\t${name}\0`);
  }
  return idOf(repository, ['mktree', '-z'], entries.join(''));
}

async function idOf(repository: Repository, args: readonly string[], input: string): Promise<string> {
  return (await askGit(repository, args, { input })).stdout.toString('latin1').trim();
}
