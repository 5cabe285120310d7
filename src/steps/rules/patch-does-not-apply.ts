import { shownPaths, type Rule } from '../claim.ts';
import { hasImpact } from '../claimed-patch.ts';

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
      if (git.patch.differs.length === 0 || git.changed.length === 0) return undefined;
      return `${shownPaths(git.patch.differs)}: the patch, applied at ${base}, does not give what is in the work tree`;
  }
};
