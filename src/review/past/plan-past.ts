import type { Context } from '../../context/context.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Change } from '../../gather/change/change.ts';
import { readTiedFiles } from '../../gather/around/tied-files.ts';
import { branchNamed, currentBranch } from '../../gather/target/revisions.ts';
import type { Repository } from '../../io/git/git.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { VERSION } from '../../kernel/version.ts';
import {
  carriedOver,
  hunkKeys,
  pathOfHunk,
  type HunkKey,
  type ReviewedHunk,
} from '../../packets/hunks/hunk-keys.ts';
import { undisturbed, type Since } from '../../packets/hunks/undisturbed.ts';
import type { ShownFile } from '../../packets/hunks/shown-files.ts';
import type { RememberedFinding } from '../../findings/lifecycle.ts';
import { targetKey } from '../../scope/target-key.ts';
import type { Target } from '../../scope/target.ts';
import type { Past } from '../../run/remembered/memory.ts';
import { earlierRuns, followed, NOTHING, type EarlierRuns } from './earlier-runs.ts';
import { movedBetween } from './moved-between.ts';
import { changedLineCount, scopeEntries } from '../planning/scope-entries.ts';
import { LINES_WITH_SUMMARY } from '../planning/settings.ts';
import { reviewConditions, type Terms } from '../planning/review-conditions.ts';

export type PlannedPast = {
  readonly target: string;
  readonly since: RunFile['since'] | undefined;
  /** The run that was not finished and whose replies are kept. */
  readonly kept: RunFile['kept'] | undefined;
  /** The runs of other people that the previous run rests on. What is carried over rests on them too. */
  readonly wordOf: RunFile['word_of'] | undefined;
  readonly past: Past;
  readonly warnings: readonly string[];
};

type PastRequest = {
  readonly repository: Repository;
  readonly target: Target;
  readonly captured: RunFile['captured'];
  /** The cache of what files import, kept between runs. */
  readonly cacheRoot: string;
  readonly sinceLast?: boolean;
  /** All shards of a plan must be planned alike, even when one has already started, so a shard keeps nothing. */
  readonly shard?: unknown;
};

/**
 * What a review continues from. Its keys are written even when it continues from nothing: the next review may need them.
 *
 * @param shown the changed files before secrets are replaced, with their whole texts
 * @throws usage/bad-value
 */
export async function planPast(
  { repository, target, captured, cacheRoot, sinceLast = true, shard }: PastRequest,
  change: Change,
  shown: readonly ShownFile[],
  {
    importsOfChanged = [],
    ...terms
  }: Omit<Terms, 'captured' | 'version'> & Pick<Context, 'importsOfChanged'>,
): Promise<PlannedPast> {
  const conditions = reviewConditions({ ...terms, captured, version: VERSION });
  const files = shown.filter(({ hunks }) => hunks.length > 0);
  const keys = hunkKeys(files, terms.settings.lenses, conditions);
  const key = targetKey(
    target,
    {
      current: await currentBranch(repository),
      named: await namedBranch(repository, target),
      pullRequest: change.pullRequest?.url,
    },
    { base: change.base.label, head: change.head.sha },
  );
  const { warnings, ...earlier } = sinceLast
    ? await earlierRuns({ repository, cacheRoot, shard }, change, key, terms.settings.scope_policy)
    : NOTHING;
  const { last, kept } = earlier;
  return {
    target: key,
    since: last && named(last.file),
    kept: kept && named(kept.file),
    wordOf: wordOf([last?.file, kept?.file]),
    past: await pastOf(keys, files, { repository, change, imports: importsOfChanged, ...earlier }),
    warnings,
  };
}

function namedBranch(repository: Repository, target: Target): Promise<string | undefined> {
  if (target.kind === 'branch-or-commit') return branchNamed(repository, target.rev);
  return target.kind === 'range' ? branchNamed(repository, target.to) : Promise.resolve(undefined);
}

type Earlier = Pick<Since, 'imports'> &
  Omit<EarlierRuns, 'warnings'> & {
    readonly repository: Repository;
    readonly change: Change;
  };

async function pastOf(
  keys: readonly HunkKey[],
  files: readonly ShownFile[],
  { repository, change, imports, last, kept, found }: Earlier,
): Promise<Past> {
  const findings = followed({ last, found });
  const before = [
    ...[last?.memory.reviewed, kept?.planned].flatMap((one) => (one ? [pathsOf(one)] : [])),
    ...found.asked,
  ];
  const now = {
    changed: new Set(change.changed.keys()),
    imports,
    named: findings.map(({ finding }) => filesNamed(finding)),
    isSmall: changedLineCount(scopeEntries(change.changed)) < LINES_WITH_SUMMARY,
  };
  const carriedFrom = async (file: RunFile, hunks: readonly ReviewedHunk[], all: readonly HunkKey[]) => {
    const carried = carriedOver(keys, hunks);
    if (carried.length === 0) return [];
    const { edited, ...moved } = await movedBetween(repository, file, change);
    const own = edited.filter((path) => change.changed.has(path));
    // Then all of a small change is reviewed again, whatever the edit reaches.
    const isAllAgain = now.isSmall && own.some((path) => pathsOf(all).has(path));
    const tied = isAllAgain ? NO_FILES : await readTiedFiles(repository, change, own);
    return undisturbed(carried, keys, all, { ...now, ...moved, tied });
  };
  // Code may also have moved into a file that was edited since.
  const edited = last === undefined ? [] : (await movedBetween(repository, last.file, change)).edited;
  return {
    keys,
    carried: once([
      ...(last === undefined ? [] : await carriedFrom(last.file, last.memory.reviewed, last.memory.reviewed)),
      ...(kept === undefined ? [] : await carriedFrom(kept.file, kept.reviewed, kept.planned)),
    ]),
    findings,
    appeared: files
      .map(({ path }) => path)
      .filter((path) => edited.includes(path) || before.some((paths) => !paths.has(path))),
  };
}

const named = ({ run, planned_at }: RunFile): NonNullable<RunFile['since']> => ({ run, planned_at });

function wordOf(files: readonly (RunFile | undefined)[]): RunFile['word_of'] | undefined {
  const runs = [...new Set(files.flatMap((file) => file?.word_of ?? []))];
  return runs.length === 0 ? undefined : runs;
}

/** When both earlier runs have a hunk, the later one counts. */
function once(carried: readonly ReviewedHunk[]): readonly ReviewedHunk[] {
  return [...new Map(carried.map((one) => [`${one.lens} ${one.hunk}`, one])).values()];
}

/** Every file that a finding, or a witness of it, rests on. */
function filesNamed({ witnesses, ...finding }: RememberedFinding['finding']): RepoPath[] {
  return [finding, ...witnesses].flatMap(({ file, cause, also = [], rests = [] }) => [
    file,
    ...[cause, ...also, ...rests].flatMap((place) => (place === undefined ? [] : [place.file])),
  ]);
}

const NO_FILES: ReadonlySet<RepoPath> = new Set();

const pathsOf = (hunks: readonly HunkKey[]): ReadonlySet<RepoPath> =>
  new Set(hunks.map(({ hunk }) => pathOfHunk(hunk)));
