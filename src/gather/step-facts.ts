import { parseRaw, type RawEntry } from '../diff/check/cross-check.ts';
import { applyPatch } from '../io/git/commits/apply-patch.ts';
import { ignoredFiles } from '../io/git/on-disk/ignored-files.ts';
import { readGit, type Repository } from '../io/git/git.ts';
import { snapshotWorkTree } from '../io/git/on-disk/snapshot.ts';
import { by } from '../kernel/order.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { pathPatterns } from '../globs/path-patterns.ts';
import type { ChangedFile, PatchFacts, StepFacts } from '../steps/step-facts.ts';
import { readConfig } from './config.ts';
import { commitNamed } from './target/revisions.ts';

export type StepFactsRequest = {
  /** The revision the executor started from. */
  readonly base: string;
  /** The claimed patch as it is in the result. */
  readonly patch: string | undefined;
  readonly allow: readonly string[];
  readonly exclude: readonly string[];
  /** Options with which git sees what its settings hide. */
  readonly overruling?: readonly string[];
};

/** git's lists of trees: renames as the claim would show them, independent of any configuration. */
const TREES = ['diff-tree', '-r', '--raw', '-z', '--full-index', '--ignore-submodules=none', '-O/dev/null'];

/**
 * What git reports about a step: what the work tree has and the base does not, untracked and ignored files included, and
 * whether the claimed patch turns one into the other. Nothing of the user's is touched, and no filter program runs.
 *
 * Ignored files that `steps.derived` of the configuration at base names are left out: tools make them, not executors.
 *
 * @param workOf a tree that holds the work of one of several steps, instead of the work tree; ignored files are in no tree
 * @throws scope/unknown-revision, scope/unmerged, config/*, usage/bad-value, environment/*
 */
export async function readStepFacts(
  repository: Repository,
  request: StepFactsRequest,
  workOf?: string,
): Promise<StepFacts> {
  const base = await commitNamed(repository, request.base);
  const { steps = {} } = await readConfig(repository, base.tree);
  const derived = pathPatterns(steps.derived ?? [], { ignoreCase: false });
  const tree = workOf ?? (await snapshotWorkTree(repository, { overruling: request.overruling ?? [] })).tree;
  const ignored = workOf === undefined ? await ignoredFiles(repository, derived, request.overruling) : [];
  const changes = await compareTrees(repository, base.tree, tree, ['-M50%']);
  const patch = await patchFacts(repository, base.tree, tree, request.patch, new Set(ignored));
  return {
    allow: request.allow,
    exclude: [...(steps.exclude ?? []), ...request.exclude],
    git: { base: base.sha, changed: changedFiles(changes, ignored), patch },
  };
}

async function patchFacts(
  repository: Repository,
  base: string,
  head: string,
  patch: string | undefined,
  ignored: ReadonlySet<RepoPath>,
): Promise<PatchFacts> {
  if (patch === undefined || patch.trim() === '') return { kind: 'none' };
  const applied = await applyPatch(repository, base, patch);
  if (applied.kind === 'refused') return applied;
  const differences = await compareTrees(repository, applied.tree, head, ['--no-renames']);
  // No tree made from the work tree holds ignored files.
  return {
    kind: 'applies',
    differs: differences.map(({ path }) => path).filter((path) => !ignored.has(path)),
  };
}

async function compareTrees(
  repository: Repository,
  base: string,
  head: string,
  renames: readonly string[],
): Promise<RawEntry[]> {
  return parseRaw(await readGit(repository, [...TREES, ...renames, '--end-of-options', base, head]));
}

function changedFiles(entries: readonly RawEntry[], ignored: readonly RepoPath[]): ChangedFile[] {
  const known = entries.map(({ path, from, status, oldMode, newMode }): ChangedFile => ({
    path,
    status: status === 'type-changed' ? 'modified' : status,
    ...(from === undefined ? {} : { from }),
    ...(status === 'added' ? {} : { oldMode }),
    ...(status === 'deleted' ? {} : { newMode }),
  }));
  const unknown = ignored.map((path): ChangedFile => ({ path, status: 'ignored' }));
  return [...known, ...unknown].toSorted(by(({ path }) => path));
}
