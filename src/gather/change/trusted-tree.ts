import { Failure } from '../../kernel/failure.ts';
import type { Repository } from '../../io/git/git.ts';
import { mergeBases } from '../../io/git/commits/commit-object.ts';
import { defaultBranch } from '../target/default-branch.ts';
import { commitNamed, type Commit } from '../target/revisions.ts';

/** The tree that decides what is left out. `doubt`: why it is only the commit's own tree. */
export type TrustedTree = { readonly tree: string; readonly doubt?: string };

/**
 * The tree whose `.gitattributes`, settings and markers leave files out of an audit: the point where the commit left the
 * default branch, so that no branch decides which of its files are looked at.
 */
export async function trustedTree(repository: Repository, head: Commit): Promise<TrustedTree> {
  const branch = await defaultBranch(repository).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'scope/no-default-branch') return undefined;
    throw error;
  });
  if (branch === undefined) return { tree: head.tree, doubt: 'no default branch is known' };
  const [base] = await mergeBases(repository, branch.ref, head.sha);
  return base === undefined
    ? { tree: head.tree, doubt: `HEAD has no history in common with ${branch.label}` }
    : { tree: (await commitNamed(repository, base)).tree };
}
