import { gitPaths, shownPaths, type Rule } from '../claim.ts';

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
