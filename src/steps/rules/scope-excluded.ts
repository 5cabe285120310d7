import { shownPaths, namedPaths, type Rule } from '../claim.ts';

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
  if (outside.length > 0) return `${shownPaths(outside)}: no path inside the repository`;
  const paths = namedPaths(claim);
  const hit = paths.filter(excluded);
  if (hit.length > 0) return `${shownPaths(hit)}: excluded from every step`;
  if (step.mode !== 'apply' || allowed === undefined) return undefined;
  const beside = paths.filter((path) => !allowed(path));
  return beside.length === 0 ? undefined : `${shownPaths(beside)}: not among the paths this step may change`;
};
