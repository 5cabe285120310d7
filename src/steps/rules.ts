import type { RepoPath } from '../kernel/repo-path.ts';
import { gitPaths, namedPaths, patchPaths, shownPaths, type Claim, type Rule } from './claim.ts';
import { hasImpact } from './claimed-patch.ts';

/** What is wrong with these paths; undefined if there are none. */
function wrong(paths: readonly string[], what: string): string | undefined {
  return paths.length === 0 ? undefined : `${shownPaths(paths)}: ${what}`;
}

/**
 * Nothing outside the repository, nothing excluded, and in mode `apply` only what is allowed. Changes that git reports count as
 * much as those that the claim names.
 */
export const scopeExcluded: Rule = (claim) => {
  const { excluded, allowed, outside, setUp, step } = claim;
  if (setUp.length > 0) {
    const places = setUp.map((part) =>
      part === 'config' ? 'git’s settings' : `${part}/ of the git directory`,
    );
    return `${places.join(', ')}: changed since the step began, and in no commit`;
  }
  const paths = namedPaths(claim);
  const beside = step.mode !== 'apply' || allowed === undefined ? [] : paths.filter((path) => !allowed(path));
  return (
    wrong(outside, 'no path inside the repository') ??
    wrong(paths.filter(excluded), 'excluded from every step') ??
    wrong(beside, 'not among the paths this step may change')
  );
};

/** A `fix_regression` stays within the files that the step's `apply` changed. If those are not given, every file is outside. */
export const scopeDriftFixRegression: Rule = (claim) => {
  const { allowed, step } = claim;
  if (step.mode !== 'fix_regression') return undefined;
  const paths = namedPaths(claim);
  return allowed === undefined
    ? wrong(paths, 'nobody says what the apply of this step changed (step.allow or --allow)')
    : wrong(
        paths.filter((path) => !allowed(path)),
        'not among the files the apply of this step changed',
      );
};

export const missingPatchOrFiles: Rule = ({ result, patch }) => {
  if (!result.success) return undefined;
  if (patch.kind === 'none') return 'success is true, but the patch is missing or empty';
  if ((result.filesWritten ?? []).length === 0)
    return 'success is true, but filesWritten is missing or empty';
  return result.filesTouched === undefined ? 'success is true, but filesTouched is missing' : undefined;
};

/**
 * Every file that was declared as written is in the patch, and git sees a change in it. If nothing at all changed, that is
 * `zero_impact_patch`; if the patch cannot be read, `malformed_patch`.
 */
export const filesNotInPatch: Rule = (claim) => {
  const { result, written, patch, git } = claim;
  if (!result.success) return undefined;
  const inPatch = patchPaths(claim);
  const missing = patch.kind === 'read' ? [...written].filter((path) => !inPatch.has(path)) : [];
  if (missing.length > 0) return wrong(missing, 'in filesWritten, not in the patch');
  const changed = gitPaths(git);
  if (git === undefined || changed.size === 0) return undefined;
  const unchanged = [...written].filter((path) => !changed.has(path));
  return wrong(unchanged, `in filesWritten, but git says unchanged since ${git.base.slice(0, 12)}`);
};

export const filesWrittenNotInTouched: Rule = ({ result, written, touched }) => {
  const missing = result.success ? [...written].filter((path) => !touched.has(path)) : [];
  return wrong(missing, 'in filesWritten, not in filesTouched');
};

/** A failed call has changed nothing: no patch, no files, and nothing left behind in the work tree. */
export const payloadOnFailure: Rule = ({ result, patch, git }) => {
  if (result.success) return undefined;
  if (patch.kind !== 'none') return 'success is false, but there is a patch';
  const written = result.filesWritten ?? [];
  if (written.length > 0) return `success is false, but filesWritten names ${shownPaths(written)}`;
  const changed = gitPaths(git);
  return changed.size === 0
    ? undefined
    : `success is false, but git says changed: ${shownPaths([...changed])}`;
};

/** The patch and the work tree contain only files in `filesWritten`. Declaring a rename declares its old name too. */
export const undeclaredFileInPatch: Rule = (claim) => {
  const { result, patch, written, git } = claim;
  if (!result.success) return undefined;
  const changes = patch.kind === 'read' ? [...patch.changes.values()] : [];
  const hidden = changes.map(({ path }) => path).filter((path) => !written.has(path));
  const oldNames = changes.flatMap((change) =>
    change.kind !== 'deleted' && change.from !== undefined ? [change.from] : [],
  );
  const declared = new Set([...written, ...oldNames]);
  const undeclared = [...seenByGit(claim)].filter((path) => !declared.has(path));
  return (
    wrong(hidden, 'in the patch, not in filesWritten') ??
    wrong(undeclared, `git says changed, not in filesWritten${ignoredHint(git, undeclared)}`)
  );
};

/** An unreadable patch may have declared the old names of renames. The error is then `malformed_patch`. */
function seenByGit({ git, patch }: Claim): ReadonlySet<RepoPath> {
  if (patch.kind === 'unreadable') return new Set(git?.changed.map(({ path }) => path));
  return gitPaths(git);
}

/** The project must ignore what tools leave behind, once: git cannot tell who wrote an ignored file, or when. */
function ignoredHint(git: Claim['git'], paths: readonly RepoPath[]): string {
  const ignored = git?.changed.some(({ path, status }) => status === 'ignored' && paths.includes(path));
  return ignored === true
    ? ' (ignored files: what tools make belongs into steps.derived of the configuration)'
    : '';
}

/**
 * The patch applies to the base, and the result is what is in the work tree. A patch without any change is left to
 * `zero_impact_patch`, and so is an unchanged work tree.
 */
export const patchDoesNotApply: Rule = ({ patch, git }) => {
  if (git === undefined || patch.kind !== 'read' || ![...patch.changes.values()].some(hasImpact))
    return undefined;
  const base = git.base.slice(0, 12);
  switch (git.patch.kind) {
    case 'none':
      return undefined;
    case 'refused':
      return `git apply refuses the patch at ${base}: ${git.patch.said}`;
    case 'applies':
      if (git.changed.length === 0) return undefined;
      return wrong(
        git.patch.differs,
        `the patch, applied at ${base}, does not give what is in the work tree`,
      );
  }
};

/** A success changes something, both in the patch and according to git. */
export const zeroImpactPatch: Rule = ({ result, patch, git }) => {
  if (!result.success) return undefined;
  if (patch.kind === 'read' && ![...patch.changes.values()].some(hasImpact)) {
    return 'the patch adds, removes, renames and changes nothing';
  }
  return git?.changed.length === 0
    ? `git says that nothing in the work tree differs from ${git.base.slice(0, 12)}`
    : undefined;
};
