import { crossCheck } from '../../diff/check/cross-check.ts';
import type { ChangedLines } from '../../diff/changed-lines.ts';
import { checkListedPaths } from '../../diff/check/listed-paths.ts';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { Failure } from '../../kernel/failure.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import type { Repository } from '../../io/git/git.ts';
import { listTree } from '../../io/git/objects/objects.ts';
import { settingsTree, type Sides } from '../../scope/revision.ts';
import type { SkippedFile } from '../../scope/skip.ts';
import { tooManyPaths } from '../../scope/too-many-files.ts';
import { targetText, type Target } from '../../scope/target.ts';
import { MOST_LISTED, readListedPaths } from '../../github/pulls/listed-files.ts';
import type { TwoTrees } from './git-diff.ts';
import { readLineDifference, type DecodedFile, type LineDifference } from './line-difference.ts';
import { lastChangeHint } from '../history/last-change.ts';
import { readPatch } from './read-patch.ts';
import { readSkipped } from '../skipped/read-skipped.ts';
import { refuseNameBomb } from './refuse-name-bomb.ts';
import { resolveTarget } from '../target/resolve-target.ts';
import { linksNote, scopeNote } from '../target/scope-note.ts';

export type { SkippedFile } from '../../scope/skip.ts';

/** What is under review, read once; everything later is computed from it. */
export type Change = Sides & {
  /** One line: files, changed lines, both revisions and why each was chosen. */
  readonly scopeNote: string;
  /** Byte for byte as git printed it, with three lines of context. */
  readonly patch: Buffer;
  /** Every changed file, including the skipped ones. */
  readonly changed: ChangedLines;
  /** The files that no reviewer is shown, sorted by path. */
  readonly skipped: readonly SkippedFile[];
  /** Files that are shown decoded, according to their byte order mark. */
  readonly decoded: readonly DecodedFile[];
  /** git gave up looking for inexact renames: some files count as deleted and added. */
  readonly renameLimitHit: boolean;
};

/**
 * The change that a target means: one diff, tree against tree, compared with git's own lists of it.
 *
 * @param options.listsTrees whether the caller will list both trees in full: then git starts at once
 * @throws scope/*, usage/bad-value, environment/*, refused/*
 */
export async function readChange(
  repository: Repository,
  target: Target,
  { listsTrees = false }: { readonly listsTrees?: boolean } = {},
): Promise<Change> {
  const sides = await resolveTarget(repository, target);
  await refuseNameBomb(repository, sides);
  if (listsTrees) startListing(repository, sides);
  const change = await checked(
    { repository, sides },
    target,
    readDifference(repository, sides, target.paths),
  );
  if (change.patch.length === 0) {
    throw new Failure('refused/empty-change-map', 'git lists changed files and prints no diff of them');
  }
  return { ...change, scopeNote: change.scopeNote + linksNote(change.patch, change.changed) };
}

/**
 * The same change for callers that need its lines but not its text: git does not print files that are added or deleted as a
 * whole, their hunks are in no patch, and git's counts are not requested.
 *
 * @throws scope/*, usage/bad-value, environment/*, refused/*
 */
export async function readChangedLines(
  repository: Repository,
  target: Target,
): Promise<Omit<Change, 'patch'>> {
  const sides = await resolveTarget(repository, target);
  await refuseNameBomb(repository, sides);
  return checked({ repository, sides }, target, readLines(repository, sides, target.paths));
}

async function readLines(
  repository: Repository,
  sides: TwoTrees,
  paths: readonly string[],
): Promise<LineDifference> {
  return (await readLineDifference(repository, sides, paths)) ?? readDifference(repository, sides, paths);
}

/** A difference with what is known about its sides, compared with what GitHub lists for a pull request. */
async function checked<Difference extends LineDifference>(
  { repository, sides }: { readonly repository: Repository; readonly sides: Sides },
  target: Target,
  difference: Promise<Difference>,
): Promise<Sides & Difference & { readonly scopeNote: string }> {
  const { pullRequest } = sides;
  const [read, listed] = await Promise.all([
    difference,
    pullRequest === undefined ? undefined : readListedPaths(pullRequest),
  ]);
  const { changed, skipped } = read;
  if (listed !== undefined) checkListedPaths(changed, listed, target.paths);
  if (changed.size === 0) throw await emptyScope(repository, sides, target);
  const note = scopeNote(sides, changed, skipped) + (listed?.cutOff === true ? CUT_OFF : '');
  return { ...sides, ...read, scopeNote: note };
}

/** The difference between two trees, however they were found: its text, and its lines, compared with git's own lists. */
export async function readDifference(
  repository: Repository,
  sides: TwoTrees,
  paths: readonly string[],
): Promise<LineDifference & Pick<Change, 'patch'>> {
  const { patch, raw, numstat, renameLimitHit, marked, ...unshown } = await readPatch(
    repository,
    sides,
    paths,
  );
  const changed = parsePatch(patch);
  crossCheck(changed, { raw, numstat });
  const skipped = await readSkipped(repository, settingsTree(sides.base), { changed, raw, ...unshown });
  const decoded = marked.map(({ entry: { path }, encoding }) => ({ path, encoding }));
  return { patch, changed, skipped, decoded, renameLimitHit };
}

/** Starts the listings while git makes the diff, so that later callers find them in progress. Failures are theirs. */
function startListing(repository: Repository, { base, head }: Sides): void {
  for (const { tree } of [base, head]) listTree(repository, tree).catch(() => undefined);
}

const CUT_OFF = `; of the pull request's list of files only ${MOST_LISTED} could be compared, GitHub names no more`;

/** Input of `tooManyFiles`. */
export type TooMany = {
  readonly own?: Iterable<string>;
  readonly standing?: string;
  /** How many shards are enough. */
  readonly shards?: () => number | undefined;
};

/**
 * The refusal of a change of which reviewers would be shown more than `limit` files, else undefined. It names the folders
 * that hold most, relative to the user's folder. For a shard only its `own` files count.
 */
export function tooManyFiles(
  { changed, skipped }: Change,
  limit: number,
  { own = changed.keys(), standing = '', shards }: TooMany = {},
): Failure | undefined {
  const unshown = new Set<string>(skipped.map(({ path }) => path));
  const paths = [...own];
  const shown = paths.filter((path) => !unshown.has(path));
  if (shown.length <= limit) return undefined;
  return tooManyPaths(shown, limit, { unshown: paths.length - shown.length, standing, shards: shards?.() });
}

async function emptyScope(repository: Repository, { base, head }: Sides, target: Target): Promise<Failure> {
  const asked = targetText(target);
  const command = `correctless diff ${asked === '' ? '' : shellWord(asked)}`.trimEnd();
  if (target.paths.length > 0 && base.tree !== head.tree) {
    return new Failure('scope/empty', `nothing changed in ${target.paths.join(', ')}`, {
      hint: `see what did: ${command}`,
    });
  }
  return new Failure('scope/empty', `${base.label} and ${head.label} hold the same files`, {
    hint: await lastChangeHint(repository, head.sha ?? 'HEAD'),
  });
}
