import { parseNumstat, parseRaw, type NumstatEntry, type RawEntry } from '../diff/cross-check.ts';
import { ListsAndPatch } from '../diff/lists-and-patch.ts';
import type { Repository } from '../io/git/git.ts';
import { LARGEST_PATCH } from '../scope/largest-text.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { withDecodedTrees } from './decoded-trees.ts';
import { askText, withTextAttributes, type AskedDiff, type TwoTrees } from './git-diff.ts';
import { textCalledBinary, type CalledBinary, type MarkedText } from './text-called-binary.ts';

const LISTS = ['--raw', '--numstat', '-z'];

export type GitDiff = {
  readonly patch: Buffer;
  readonly raw: readonly RawEntry[];
  readonly numstat: readonly NumstatEntry[];
  readonly renameLimitHit: boolean;
};

export type ReadPatch = GitDiff & {
  /** Files whose lines are those of their decoded text; the object ids in `raw` are those of what the trees hold. */
  readonly marked: readonly MarkedText[];
} & Unshown;

/** What of a change has no lines to show. */
export type Unshown = Pick<CalledBinary, 'large' | 'recoded' | 'unreadable'>;

/**
 * The difference of two trees as text and as git's own lists, from one process.
 *
 * Text that git calls binary is read once more as text, so that a zero byte in a comment hides no code; and text with a
 * byte order mark once more decoded.
 *
 * @param most bytes of the text; more is refused and not read on
 * @throws scope/too-much-text
 */
export async function readPatch(
  repository: Repository,
  sides: TwoTrees,
  paths: readonly string[],
  most = LARGEST_PATCH,
): Promise<ReadPatch> {
  const asked: AskedDiff = { sides, paths, most };
  const diff = await readDiff(repository, asked);
  const { text, marked, ...unshown } = await textCalledBinary(repository, diff.raw, calledBinary(diff));
  if (marked.length === 0)
    return { ...(await readAsText(repository, asked, diff, text)), marked, ...unshown };
  return withDecodedTrees(repository, asked, marked, async (as, asStored) => {
    const stored = (read: GitDiff): GitDiff => ({ ...read, raw: read.raw.map(asStored) });
    const decoded = await readDiff(repository, as);
    const rest = await textCalledBinary(repository, stored(decoded).raw, calledBinary(decoded));
    const read = await readAsText(repository, as, decoded, rest.text);
    // What is binary for git even when it is decoded can be shown to nobody.
    const left = rest.marked.map(({ entry }) => entry.path);
    const { large, recoded, unreadable } = rest;
    return { ...stored(read), marked, large, recoded, unreadable: [...unreadable, ...left] };
  });
}

/** The diff once more, with these files as text. */
async function readAsText(
  repository: Repository,
  asked: AskedDiff,
  diff: GitDiff,
  text: readonly RepoPath[],
): Promise<GitDiff> {
  return text.length === 0 ? diff : withTextAttributes(text, asked, (as) => readDiff(repository, as));
}

function calledBinary({ numstat }: GitDiff): ReadonlySet<RepoPath> {
  return new Set(numstat.filter(({ added }) => added === null).map(({ path }) => path));
}

async function readDiff(repository: Repository, asked: AskedDiff): Promise<GitDiff> {
  const reader = new ListsAndPatch();
  const { renameLimitHit } = await askText(repository, asked, LISTS, reader);
  const { patch, raw, numstat } = reader.end();
  return { patch, raw: parseRaw(raw), numstat: parseNumstat(numstat), renameLimitHit };
}
