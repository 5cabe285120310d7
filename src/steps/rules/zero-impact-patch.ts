import type { Rule } from '../claim.ts';
import { hasImpact } from '../claimed-patch.ts';

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
