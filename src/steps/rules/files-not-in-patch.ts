import { gitPaths, shownPaths, patchPaths, type Rule } from '../claim.ts';

/**
 * Every file that was declared as written is in the patch, and git sees a change in it. If nothing at all changed, that is
 * `zero_impact_patch`; if the patch cannot be read, `malformed_patch`.
 */
export const filesNotInPatch: Rule = (claim) => {
  const { result, written, patch, git } = claim;
  if (!result.success) return undefined;
  const inPatch = patchPaths(claim);
  const missing = patch.kind === 'read' ? [...written].filter((path) => !inPatch.has(path)) : [];
  if (missing.length > 0) return `${shownPaths(missing)}: in filesWritten, not in the patch`;
  const changed = gitPaths(git);
  if (git === undefined || changed.size === 0) return undefined;
  const unchanged = [...written].filter((path) => !changed.has(path));
  return unchanged.length === 0
    ? undefined
    : `${shownPaths(unchanged)}: in filesWritten, but git says unchanged since ${git.base.slice(0, 12)}`;
};
