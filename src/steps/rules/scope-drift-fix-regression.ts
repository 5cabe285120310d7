import { shownPaths, namedPaths, type Rule } from '../claim.ts';

/** A `fix_regression` stays within the files that the step's `apply` changed. If those are not given, every file is outside. */
export const scopeDriftFixRegression: Rule = (claim) => {
  const { allowed, step } = claim;
  if (step.mode !== 'fix_regression') return undefined;
  const paths = namedPaths(claim);
  if (allowed === undefined) {
    return paths.length === 0
      ? undefined
      : `${shownPaths(paths)}: nobody says what the apply of this step changed (step.allow or --allow)`;
  }
  const beside = paths.filter((path) => !allowed(path));
  return beside.length === 0
    ? undefined
    : `${shownPaths(beside)}: not among the files the apply of this step changed`;
};
