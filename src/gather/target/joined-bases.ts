import { Failure } from '../../kernel/failure.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { Repository } from '../../io/git/git.ts';
import { emptyTree, mergeBases } from '../../io/git/commits/commit-object.ts';
import { writeMergeOf } from '../../io/git/commits/merge-of.ts';
import { mergeTrees } from '../../io/git/commits/merge-trees.ts';
import { GUESSED_DEFAULT_BRANCH, type Revision } from '../../scope/revision.ts';
import { commitNamed, type Commit } from './revisions.ts';

type Named = { readonly label: string };
type Between = { readonly branch: Named & { readonly isGuess?: boolean }; readonly head: Named };

/** At most this many merges of merge bases are tried: a history that needs more was made on purpose. */
const MOST_MERGES = 20;

/**
 * Several merge bases of a branch and a head as one commit that merges them, as git does before it merges the two.
 *
 * Compared with only one of them, a line that this base has would not show as a change, though merging brings it back: if
 * another base removed it, so did the branch, but not the head. The commit is added to the object store, where git's own
 * garbage collection removes it later; the same bases give the same commit.
 *
 * @throws scope/several-merge-bases
 */
export async function joinedBases(
  repository: Repository,
  bases: readonly [string, ...string[]],
  between: Between,
): Promise<Revision> {
  const merges = { left: MOST_MERGES };
  const joined = await join(repository, bases, merges);
  if ('files' in joined) throw cannotJoin(bases, between, joined.files);
  const { branch, head } = between;
  const ids = bases.map(short).join(', ');
  const guessed = branch.isGuess === true ? `, ${GUESSED_DEFAULT_BRANCH},` : '';
  const why = `the ${bases.length} merge bases of ${branch.label}${guessed} and ${head.label}, merged (${ids})`;
  return { ...joined, label: branch.label, why };
}

type Joined = Commit | { readonly files: readonly string[] };

async function join(
  repository: Repository,
  [first, ...others]: readonly [string, ...string[]],
  merges: { left: number },
): Promise<Joined> {
  let joined = await commitNamed(repository, first);
  for (const other of others) {
    merges.left -= 1;
    if (merges.left < 0) return { files: [] };
    const [theirs, base] = await Promise.all([
      commitNamed(repository, other),
      baseOf(repository, joined.sha, other, merges),
    ]);
    if ('files' in base) return base;
    const trees = { base: base.tree, ours: joined.tree, theirs: theirs.tree };
    const merged = await mergeTrees(repository, trees);
    if (merged.kind === 'conflict') return { files: merged.files };
    const sha = await writeMergeOf(repository, merged.tree, [joined.sha, other]);
    joined = { sha, tree: merged.tree };
  }
  return joined;
}

async function baseOf(
  repository: Repository,
  ours: string,
  theirs: string,
  merges: { left: number },
): Promise<Joined | { readonly tree: string }> {
  const [first, ...others] = await mergeBases(repository, ours, theirs);
  if (first === undefined) return { tree: await emptyTree(repository) };
  return join(repository, [first, ...others], merges);
}

function cannotJoin(bases: readonly string[], { branch, head }: Between, files: readonly string[]): Failure {
  const named = files.slice(0, 3).map(printable).join(', ');
  const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
  const about = files.length === 0 ? 'too many to be merged' : `which disagree on ${named}${more}`;
  const each = bases
    .slice(0, 2)
    .map((sha) => `correctless diff ${shellWord(`${short(sha)}..${head.label}`)}`);
  return new Failure(
    'scope/several-merge-bases',
    `${branch.label} and ${head.label} have ${bases.length} merge bases, ${about}`,
    {
      hint: `merge the one into the other first, which leaves one: git merge ${shellWord(branch.label)}; or look at the change since each: ${each.join(' and ')}`,
    },
  );
}

function short(sha: string): string {
  return sha.slice(0, 12);
}
