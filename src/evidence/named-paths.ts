import type { ClaimedFinding } from '../contracts/review.ts';

/** Every path that findings name, as they name it: files they quote, and places they say they looked at. */
export function namedPaths(findings: readonly ClaimedFinding[]): string[] {
  const paths = findings.flatMap(({ file, ruleFile, verification: { where_checked: checked, cause } }) => [
    file,
    ...checked,
    ...(ruleFile === undefined ? [] : [ruleFile]),
    ...(cause === undefined ? [] : [cause.file]),
  ]);
  return [...new Set(paths)];
}
