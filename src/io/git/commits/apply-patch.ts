import { askGit, gitText, type Repository } from '../git.ts';
import { withTemporaryIndex } from '../temporary-index.ts';

export type AppliedPatch =
  { readonly kind: 'applies'; readonly tree: string } | { readonly kind: 'refused'; readonly said: string };

/** Exact: white space is neither ignored nor fixed, whatever the user's settings say. */
const APPLY = ['-c', 'apply.ignoreWhitespace=no', 'apply', '--cached', '--whitespace=nowarn'];

/**
 * Applies a patch to a tree, in a separate index: the user's files and index are not touched, and the repository's attributes
 * have no effect. Only objects are added to the object store.
 *
 * @param base a tree or commit
 */
export async function applyPatch(repository: Repository, base: string, patch: string): Promise<AppliedPatch> {
  return withTemporaryIndex(repository, async (env) => {
    await askGit(repository, ['read-tree', base], { env });
    const check = await askGit(repository, [...APPLY, '--check', '-'], {
      env,
      input: patch,
      answers: [0, 1, 128],
    });
    if (check.status !== 0) return { kind: 'refused', said: oneLine(check.stderr) };
    await askGit(repository, [...APPLY, '-'], { env, input: patch });
    return { kind: 'applies', tree: await gitText(repository, ['write-tree'], { env }) };
  });
}

function oneLine(said: string): string {
  return said.trim().split('\n').slice(0, 3).join('; ').slice(0, 500);
}
