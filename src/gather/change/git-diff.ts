import { parseNumstat, parseRaw, type NumstatEntry, type RawEntry } from '../../diff/check/cross-check.ts';
import { listsAndPatch } from '../../diff/check/lists-and-patch.ts';
import { askGit, type Repository } from '../../io/git/git.ts';
import { MANY_OBJECTS } from '../../io/git/neutral-git.ts';
import { withoutOwnAttributes } from '../../io/git/on-disk/own-attributes.ts';
import { withTemporaryFile } from '../../io/files/temporary-folder.ts';
import { Failure } from '../../kernel/failure.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { attributeLine } from '../../scope/attribute-line.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';
import type { Revision } from '../../scope/revision.ts';

/** Above this many files on one side git pairs only exact renames. git's default, made explicit. */
const RENAME_LIMIT = 1000;

/** Every option that changes what a diff says, made explicit: no configuration decides. */
const DIFF: readonly string[] = [
  '--literal-pathspecs',
  ...['diff-tree', '-r', '-M50%', `-l${RENAME_LIMIT}`, '-O/dev/null'],
  ...['--no-ext-diff', '--no-textconv', '--no-color', '--no-relative', '--full-index'],
  ...['--submodule=short', '--ignore-submodules=none', '--diff-algorithm=myers', '--indent-heuristic'],
];
const FORMAT = [
  '--raw',
  '--numstat',
  '-z',
  '-p',
  '-U3',
  '--inter-hunk-context=0',
  '--src-prefix=a/',
  '--dst-prefix=b/',
];
/** git calls a larger file binary. For reading only: a snapshot with it would leave packs behind. */
const SMALL_ENOUGH = ['-c', `core.bigFileThreshold=${LARGEST_TEXT}`];

const MIB = 1024 * 1024;
/** Bytes for git's lists, which do not count as text: no change has so many names. */
const LISTS_ROOM = 64 * MIB;

/** Ids of tree objects. */
export type TwoTrees = {
  readonly base: Pick<Revision, 'tree' | 'tip'>;
  readonly head: { readonly tree: string };
};

export type AskedDiff = {
  readonly sides: TwoTrees;
  /** Literal, from the top; empty means all. */
  readonly paths: readonly string[];
  /** Bytes of the text; more is refused and no longer read. */
  readonly most: number;
  /** A file of attributes that apply to this diff. */
  readonly attributes?: string;
  /** Whether a deleted and an added file may be paired as a rename; undefined: yes. */
  readonly renames?: boolean;
  /** Where git finds trees that are not in the repository. */
  readonly env?: Readonly<Record<string, string>>;
};

/** The answer: the text, and git's own lists of it. */
export type GitDiff = {
  readonly patch: Buffer;
  readonly raw: readonly RawEntry[];
  readonly numstat: readonly NumstatEntry[];
  readonly renameLimitHit: boolean;
};

/** One `git diff-tree` of two trees, independent of any configuration. */
function diffArguments(asked: AskedDiff): string[] {
  const { sides, paths, attributes, renames = true } = asked;
  return [
    ...[...MANY_OBJECTS, ...SMALL_ENOUGH],
    ...(attributes === undefined ? [] : ['-c', `core.attributesFile=${attributes}`]),
    ...[
      ...DIFF,
      ...(renames ? [] : ['--no-renames']),
      ...FORMAT,
      '--end-of-options',
      sides.base.tree,
      sides.head.tree,
    ],
    ...(paths.length === 0 ? [] : ['--', ...paths]),
  ];
}

/**
 * git's own lists of a diff and its text with three lines of context, from one process.
 *
 * @throws scope/too-much-text
 */
export async function readDiff(repository: Repository, asked: AskedDiff): Promise<GitDiff> {
  const { most } = asked;
  const { stdout, stderr } = await withoutOwnAttributes(repository, (blind, env) =>
    askGit(blind, diffArguments(asked), { most: most + LISTS_ROOM, env: { ...env, ...asked.env } }),
  );
  const { raw, numstat, patch } = listsAndPatch(stdout);
  if (patch.length > most || stdout.length >= most + LISTS_ROOM) throw tooMuch(most);
  const renameLimitHit = stderr.includes('rename detection was skipped');
  return { patch, raw: parseRaw(raw), numstat: parseNumstat(numstat), renameLimitHit };
}

/** Makes git treat these paths as text in a diff, whatever they hold. */
export async function withTextAttributes<T>(
  text: readonly RepoPath[],
  asked: AskedDiff,
  read: (asked: AskedDiff) => Promise<T>,
): Promise<T> {
  const lines = text.map((path) => attributeLine(path, 'diff')).join('');
  return withTemporaryFile(lines, (attributes) => read({ ...asked, attributes }));
}

function tooMuch(most: number): Failure {
  const size = most < MIB ? `${most} bytes` : `${most / MIB} MiB`;
  return new Failure('scope/too-much-text', `the patch of the change is larger than ${size}`, {
    hint: 'review a part of it: correctless diff TARGET -- PATH; the largest files: git diff --stat BASE HEAD',
  });
}
