import { posix } from 'node:path';
import type { ExecuteStepResult, Step } from '../contracts/replies/step.ts';
import { compareText } from '../kernel/order.ts';
import { printable } from '../kernel/text/printable.ts';
import { asRepoPath, type RepoPath } from '../kernel/repo-path.ts';
import { readClaimedPatch, type ClaimedPatch } from './claimed-patch.ts';
import { pathPatterns, type PathPatterns } from '../globs/path-patterns.ts';
import type { GitFacts, StepFacts } from './step-facts.ts';

/** A step's result, read for the rules: every rule sees the same paths. */
export type Claim = {
  readonly step: Step;
  readonly result: ExecuteStepResult;
  readonly patch: ClaimedPatch;
  readonly written: ReadonlySet<RepoPath>;
  readonly touched: ReadonlySet<RepoPath>;
  /** Declared names that are not paths inside the repository. */
  readonly outside: readonly string[];
  readonly excluded: PathPatterns;
  /** Undefined if nothing restricts the paths. */
  readonly allowed: PathPatterns | undefined;
  readonly setUp: readonly string[];
  readonly git: GitFacts | undefined;
};

/** Why the claim breaks the rule, worded for the executor; undefined if it does not. */
export type Rule = (claim: Claim) => string | undefined;

export function readClaim(step: Step, result: ExecuteStepResult, facts: StepFacts): Claim {
  const { filesWritten = [], filesTouched = [] } = result;
  const allow = [...(step.allow ?? []), ...facts.allow];
  return {
    step,
    result,
    patch: readClaimedPatch(result.patch),
    written: pathsOf(filesWritten),
    touched: pathsOf(filesTouched),
    outside: [...new Set([...filesWritten, ...filesTouched])].filter(
      (name) => declaredPath(name) === undefined,
    ),
    excluded: pathPatterns([...(step.exclude ?? []), ...facts.exclude], { ignoreCase: true }),
    allowed: allow.length === 0 ? undefined : pathPatterns(allow, { ignoreCase: false }),
    setUp: facts.setUp ?? [],
    git: facts.git,
  };
}

/** Every path that the claim or git names for any reason, sorted, with both names of a rename. */
export function namedPaths(claim: Claim): RepoPath[] {
  const all = new Set([...claim.written, ...claim.touched, ...patchPaths(claim), ...gitPaths(claim.git)]);
  return [...all].toSorted(compareText);
}

/** The files of the patch, with both names of a rename; none if the patch cannot be read. */
export function patchPaths({ patch }: Pick<Claim, 'patch'>): Set<RepoPath> {
  return new Set(patch.kind === 'read' ? bothNames([...patch.changes.values()]) : []);
}

/** The files that differ between base and work tree, with both names of a rename. */
export function gitPaths(git: GitFacts | undefined): Set<RepoPath> {
  return new Set(bothNames(git?.changed ?? []));
}

const SHOWN = 5;

/** Paths for a reason: printable, and only the first few of many. */
export function shownPaths(paths: readonly string[]): string {
  const rest = paths.length - SHOWN;
  const first = paths.slice(0, SHOWN).map((path) => printable(path.slice(0, 200)));
  return first.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function bothNames(changes: readonly { readonly path: RepoPath; readonly from?: RepoPath }[]): RepoPath[] {
  return changes.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from]));
}

function pathsOf(names: readonly string[]): Set<RepoPath> {
  return new Set(names.map(declaredPath).filter((path) => path !== undefined));
}

function declaredPath(name: string): RepoPath | undefined {
  return asRepoPath(posix.normalize(name));
}
