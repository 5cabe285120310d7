import { readGit, type Repository } from '../git.ts';
import { writeBlob } from './one-object.ts';

/** Stores a tree with these files at its top, path → text, and returns its id. No ref, index or work tree changes. */
export async function writeTree(
  repository: Repository,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const entries: string[] = [];
  for (const [name, text] of Object.entries(files))
    entries.push(`100644 blob ${await writeBlob(repository, text)}\t${name}\0`);
  const tree = await readGit(repository, ['mktree', '-z'], { input: entries.join('') });
  return tree.toString('latin1').trim();
}
