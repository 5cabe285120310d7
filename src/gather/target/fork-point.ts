import { Failure } from '../../kernel/failure.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import type { Repository } from '../../io/git/git.ts';
import { mergeBases } from '../../io/git/commits/commit-object.ts';
import { GUESSED_DEFAULT_BRANCH, type Revision } from '../../scope/revision.ts';
import { joinedBases } from './joined-bases.ts';
import { isShallow } from '../history/rest-of-history.ts';
import { commitNamed, type Commit } from './revisions.ts';

/**
 * Where a head forked from a branch: their best common ancestor, or a merge of several.
 *
 * @throws environment/shallow-without-base, scope/unrelated-histories, scope/several-merge-bases
 */
export async function forkPoint(
  repository: Repository,
  branch: { readonly ref: string; readonly label: string; readonly isGuess?: boolean },
  head: { readonly sha: string; readonly label: string },
): Promise<Revision> {
  const tip = await commitNamed(repository, branch.ref);
  const [sha, ...others] = await mergeBases(repository, tip.sha, head.sha);
  if (sha !== undefined && others.length > 0)
    return { ...(await joinedBases(repository, [sha, ...others], { branch, head })), tip: treeOf(tip) };
  if (sha !== undefined) {
    const guessed = branch.isGuess === true ? `, ${GUESSED_DEFAULT_BRANCH},` : '';
    const why = `merge base of ${branch.label}${guessed} and ${head.label}`;
    const fork = await commitNamed(repository, sha);
    return { ...fork, label: branch.label, why, ...(tip.tree === fork.tree ? {} : { tip: treeOf(tip) }) };
  }
  if (await isShallow(repository)) {
    throw new Failure(
      'environment/shallow-without-base',
      `the clone is shallow and does not reach where ${head.label} forked from ${branch.label}`,
      {
        hint: 'get the whole history: git fetch --unshallow (in a GitHub workflow: actions/checkout with fetch-depth: 0)',
      },
    );
  }
  throw new Failure(
    'scope/unrelated-histories',
    `${branch.label} and ${head.label} have no commit in common`,
    {
      hint: `compare them as they are: correctless diff ${shellWord(`${branch.label}..${head.label}`)}`,
    },
  );
}

const treeOf = ({ sha, tree }: Commit): Required<Revision>['tip'] => ({ sha, tree });
