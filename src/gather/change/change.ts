import { crossCheck } from '../../diff/check/cross-check.ts';
import type { ChangedLines } from '../../diff/changed-lines.ts';
import { checkListedPaths } from '../../diff/check/listed-paths.ts';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { Failure } from '../../kernel/failure.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import type { Repository } from '../../io/git/git.ts';
import { settingsTree, type Sides } from '../../scope/revision.ts';
import type { MarkedEncoding } from '../../scope/decode-text.ts';
import type { SkippedFile } from '../../scope/skip.ts';
import { tooManyPaths } from '../../scope/too-many-files.ts';
import { targetText, type Target } from '../../scope/target.ts';
import { MOST_LISTED, readListedPaths } from '../../github/pulls/listed-files.ts';
import type { TwoTrees } from './git-diff.ts';
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
  readonly decoded: readonly { readonly path: RepoPath; readonly encoding: MarkedEncoding }[];
  /** git gave up looking for inexact renames: some files count as deleted and added. */
  readonly renameLimitHit: boolean;
};

/**
 * The change that a target means: one diff, tree against tree, compared with git's own lists of it.
 *
 * @throws scope/*, usage/bad-value, environment/*, refused/*
 */
export async function readChange(repository: Repository, target: Target): Promise<Change> {
  const sides = await resolveTarget(repository, target);
  await refuseNameBomb(repository, sides);
  const { pullRequest } = sides;
  const [difference, listed] = await Promise.all([
    readDifference(repository, sides, target.paths),
    pullRequest === undefined ? undefined : readListedPaths(pullRequest),
  ]);
  const { changed, skipped, patch } = difference;
  if (listed !== undefined) checkListedPaths(changed, listed, target.paths);
  if (changed.size === 0) throw await emptyScope(repository, sides, target);
  if (patch.length === 0) {
    throw new Failure('refused/empty-change-map', 'git lists changed files and prints no diff of them');
  }
  const cutOff = listed?.cutOff === true ? CUT_OFF : '';
  const note = scopeNote(sides, changed, skipped) + cutOff + linksNote(patch, changed);
  return { ...sides, ...difference, scopeNote: note };
}

/** The difference between two trees, however they were found: its text, and its lines, compared with git's own lists. */
export async function readDifference(
  repository: Repository,
  sides: TwoTrees,
  paths: readonly string[],
): Promise<Omit<Change, keyof Sides | 'scopeNote'>> {
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

const CUT_OFF = `; of the pull request's list of files only ${MOST_LISTED} could be compared, GitHub names no more`;

/** Input of `tooManyFiles`. */
export type TooMany = {
  readonly own?: Iterable<string>;
  readonly prefix?: string;
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
  { own = changed.keys(), prefix = '', shards }: TooMany = {},
): Failure | undefined {
  const unshown = new Set<string>(skipped.map(({ path }) => path));
  const paths = [...own];
  const shown = paths.filter((path) => !unshown.has(path));
  if (shown.length <= limit) return undefined;
  return tooManyPaths(shown, limit, { unshown: paths.length - shown.length, prefix, shards: shards?.() });
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
