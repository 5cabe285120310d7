import type { RawEntry } from '../../diff/check/cross-check.ts';
import type { Repository } from '../../io/git/git.ts';
import { LARGEST_PATCH } from '../../kernel/largest-text.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { withDecodedTrees } from './decoded-trees.ts';
import { hidingRenames, type HidingRenames } from '../skipped/hiding-renames.ts';
import { readSeparately } from './read-separately.ts';
import { readDiff, withTextAttributes, type AskedDiff, type GitDiff, type TwoTrees } from './git-diff.ts';
import { textCalledBinary, type CalledBinary, type MarkedText } from '../skipped/text-called-binary.ts';
import { settingsTree } from '../../scope/revision.ts';

export type ReadPatch = GitDiff & {
  /** Files whose lines are those of their decoded text; the object ids in `raw` are those in the trees. */
  readonly marked: readonly MarkedText[];
} & Unshown;

/** Files of a change that have no lines to show. */
export type Unshown = Pick<CalledBinary, 'large' | 'recoded' | 'unreadable' | 'mayRun'>;

/** Reads one diff; renames that would hide text are read separately. */
type ReadShown = (asked: AskedDiff, asStored?: (entry: RawEntry) => RawEntry) => Promise<GitDiff>;

/**
 * The difference between two trees as text and as git's own lists, from one process.
 *
 * Text that git calls binary is read again as text, so that a zero byte in a comment cannot hide code; text with a
 * byte order mark is read again decoded.
 *
 * @param most bytes of the text; more is refused and no longer read
 * @throws scope/too-much-text
 */
export async function readPatch(
  repository: Repository,
  sides: TwoTrees,
  paths: readonly string[],
  most = LARGEST_PATCH,
): Promise<ReadPatch> {
  const asked: AskedDiff = { sides, paths, most };
  const hiding = hidingRenames(repository, settingsTree(sides.base));
  const readShown: ReadShown = (as, asStored) => readOneDiff(repository, as, hiding, asStored);
  const diff = await readShown(asked);
  const { text, marked, ...unshown } = await textCalledBinary(repository, diff.raw, calledBinary(diff));
  if (marked.length === 0) return { ...(await readAsText(readShown, asked, diff, text)), marked, ...unshown };
  return withDecodedTrees(repository, asked, marked, async (as, asStored) => {
    const stored = (read: GitDiff): GitDiff => ({ ...read, raw: read.raw.map(asStored) });
    const readStored: ReadShown = (whole) => readShown(whole, asStored);
    const decoded = await readStored(as);
    const rest = await textCalledBinary(repository, stored(decoded).raw, calledBinary(decoded));
    const read = await readAsText(readStored, as, decoded, rest.text);
    // What git calls binary even when decoded cannot be shown.
    const left = rest.marked.map(({ entry }) => entry.path);
    const { large, recoded, unreadable, mayRun } = rest;
    return { ...stored(read), marked, large, recoded, mayRun, unreadable: [...unreadable, ...left] };
  });
}

/** The diff again, with these files as text. */
async function readAsText(
  readShown: ReadShown,
  asked: AskedDiff,
  diff: GitDiff,
  text: readonly RepoPath[],
): Promise<GitDiff> {
  return text.length === 0 ? diff : withTextAttributes(text, asked, (as) => readShown(as));
}

function calledBinary({ numstat }: GitDiff): ReadonlySet<RepoPath> {
  return new Set(numstat.filter(({ added }) => added === null).map(({ path }) => path));
}

async function readOneDiff(
  repository: Repository,
  asked: AskedDiff,
  hiding: HidingRenames,
  asStored = (entry: RawEntry): RawEntry => entry,
): Promise<GitDiff> {
  const diff = await readDiff(repository, asked);
  const apart = await hiding(diff.raw.map(asStored));
  if (apart.size === 0) return diff;
  return readSeparately(repository, asked, diff, apart);
}
