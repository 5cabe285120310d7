import type { Rule } from '../claim.ts';

export const missingPatchOrFiles: Rule = ({ result, patch }) => {
  if (!result.success) return undefined;
  if (patch.kind === 'none') return 'success is true, but the patch is missing or empty';
  if ((result.filesWritten ?? []).length === 0)
    return 'success is true, but filesWritten is missing or empty';
  return result.filesTouched === undefined ? 'success is true, but filesTouched is missing' : undefined;
};
