import { parseNumstat, parseRaw, type NumstatEntry, type RawEntry } from '../diff/cross-check.ts';
import { ListsAndPatch } from '../diff/lists-and-patch.ts';
import type { Repository } from '../io/git/git.ts';
import { LARGEST_PATCH } from '../scope/largest-text.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { askText, withTextAttributes, type AskedDiff, type TwoTrees } from './git-diff.ts';
import { textCalledBinary } from './text-called-binary.ts';

const LISTS = ['--raw', '--numstat', '-z'];

export type GitDiff = {
  readonly patch: Buffer;
  readonly raw: readonly RawEntry[];
  readonly numstat: readonly NumstatEntry[];
  readonly renameLimitHit: boolean;
  /** Text that was not read: it is larger than `LARGEST_TEXT`. */
  readonly large: readonly RepoPath[];
};

/**
 * The difference of two trees as text and as git's own lists, from one process.
 *
 * Text that git calls binary is read once more as text, so that a zero byte in a comment hides no code.
 *
 * @param most bytes of the text; more is refused and not read on
 * @throws scope/too-much-text
 */
export async function readPatch(
  repository: Repository,
  sides: TwoTrees,
  paths: readonly string[],
  most = LARGEST_PATCH,
): Promise<GitDiff> {
  const asked: AskedDiff = { sides, paths, most };
  const diff = await readDiff(repository, asked);
  const binary = new Set(diff.numstat.filter(({ added }) => added === null).map(({ path }) => path));
  const { text, large } = await textCalledBinary(repository, diff.raw, binary);
  if (text.length === 0) return { ...diff, large };
  const again = await withTextAttributes(text, asked, (as) => readDiff(repository, as));
  return { ...again, large };
}

async function readDiff(repository: Repository, asked: AskedDiff): Promise<Omit<GitDiff, 'large'>> {
  const reader = new ListsAndPatch();
  const { renameLimitHit } = await askText(repository, asked, LISTS, reader);
  const { patch, raw, numstat } = reader.end();
  return { patch, raw: parseRaw(raw), numstat: parseNumstat(numstat), renameLimitHit };
}
