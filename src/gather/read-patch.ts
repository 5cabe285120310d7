import { parseNumstat, parseRaw, type NumstatEntry, type RawEntry } from '../diff/cross-check.ts';
import { askGit, type Repository } from '../io/git/git.ts';
import { withTemporaryFile } from '../io/files.ts';
import { Failure } from '../kernel/failure.ts';
import { attributeLine } from '../scope/attribute-line.ts';
import { LARGEST_PATCH, LARGEST_TEXT } from '../scope/largest-text.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { textCalledBinary } from './text-called-binary.ts';

/** Above this many files on one side git pairs only exact renames. git's own default, stated. */
const RENAME_LIMIT = 1000;

/** Every option that changes what a diff says, stated: nothing is left to a configuration. */
const DIFF: readonly string[] = [
  '--literal-pathspecs',
  ...['diff-tree', '-r', '-M50%', `-l${RENAME_LIMIT}`, '-O/dev/null'],
  ...['--no-ext-diff', '--no-textconv', '--no-color', '--no-relative', '--full-index'],
  ...['--submodule=short', '--ignore-submodules=none', '--diff-algorithm=myers', '--indent-heuristic'],
];
const TEXT = ['-p', '-U3', '--inter-hunk-context=0', '--src-prefix=a/', '--dst-prefix=b/'];
const LISTS = ['--raw', '--numstat', '-z'];
/** git calls a larger file binary. For reading only: a snapshot with it would leave packs behind. */
const SMALL_ENOUGH = ['-c', `core.bigFileThreshold=${LARGEST_TEXT}`];

const MIB = 1024 * 1024;

/** Whose text is made: that of every file, or only of those that are there before and after. */
export type Texts = 'every-file' | 'both-sides';
const FILTERS: Readonly<Record<Texts, readonly string[]>> = {
  'every-file': [],
  // Renames are looked for first, so a renamed file stays.
  'both-sides': ['--diff-filter=ad'],
};

/** Ids of tree objects. */
export type TwoTrees = { readonly base: { readonly tree: string }; readonly head: { readonly tree: string } };

export type GitDiff = {
  readonly patch: Buffer;
  readonly raw: readonly RawEntry[];
  readonly numstat: readonly NumstatEntry[];
  readonly renameLimitHit: boolean;
  /** Text that was not read: it is larger than `LARGEST_TEXT`. */
  readonly large: readonly RepoPath[];
};

/**
 * The difference of two trees as text and as git's own lists, from two processes side by side.
 *
 * Text that git calls binary is read once more as text, so that a zero byte in a comment hides no code.
 *
 * @param most bytes of the text; more is refused and not read on
 * @throws scope/too-much-text
 */
export async function readPatch(
  repository: Repository,
  { base, head }: TwoTrees,
  paths: readonly string[],
  most = LARGEST_PATCH,
  texts: Texts = 'every-file',
): Promise<GitDiff> {
  const trees = ['--end-of-options', base.tree, head.tree, ...(paths.length === 0 ? [] : ['--', ...paths])];
  const diff = await readDiff(repository, { settings: [], trees, most, texts });
  const { text, large } = await textCalledBinary(repository, diff.raw, diff.numstat);
  if (text.length === 0) return { ...diff, large };
  return withTemporaryFile(text.map((path) => attributeLine(path, 'diff')).join(''), async (file) => ({
    ...(await readDiff(repository, { settings: ['-c', `core.attributesFile=${file}`], trees, most, texts })),
    large,
  }));
}

type Asked = {
  readonly settings: readonly string[];
  readonly trees: readonly string[];
  readonly most: number;
  readonly texts: Texts;
};

async function readDiff(
  repository: Repository,
  { settings, trees, most, texts }: Asked,
): Promise<Omit<GitDiff, 'large'>> {
  const asked = [...SMALL_ENOUGH, ...settings, ...DIFF];
  const [text, lists] = await Promise.all([
    askGit(repository, [...asked, ...TEXT, ...FILTERS[texts], ...trees], {
      most: { bytes: most, refusal: tooMuch(most) },
    }),
    askGit(repository, [...asked, ...LISTS, ...trees]),
  ]);
  const { raw, numstat } = splitLists(lists.stdout);
  return {
    patch: text.stdout,
    raw: parseRaw(raw),
    numstat: parseNumstat(numstat),
    renameLimitHit: text.stderr.includes('rename detection was skipped'),
  };
}

function tooMuch(most: number): Failure {
  const size = most < MIB ? `${most} bytes` : `${most / MIB} MiB`;
  return new Failure('scope/too-much-text', `the patch of the change is larger than ${size}`, {
    hint: 'review a part of it: correctless diff TARGET -- PATH; the largest files: git diff --stat BASE HEAD',
  });
}

/** git prints one list after the other. Records of the first start with a colon and hold one path, or two if renamed. */
function splitLists(lists: Buffer): { raw: Buffer; numstat: Buffer } {
  let at = 0;
  while (at < lists.length && lists[at] === 0x3a) {
    const end = lists.indexOf(0, at);
    const renamed = /[RC]\d*$/.test(lists.toString('latin1', at, end));
    at = lists.indexOf(0, end + 1) + 1;
    if (renamed) at = lists.indexOf(0, at) + 1;
  }
  return { raw: lists.subarray(0, at), numstat: lists.subarray(at) };
}
