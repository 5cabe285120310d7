import type { RepoPath } from '../../kernel/repo-path.ts';
import { gitPaths, shownPaths, type Claim, type Rule } from '../claim.ts';

/** The patch and the work tree contain only files in `filesWritten`. Declaring a rename declares its old name too. */
export const undeclaredFileInPatch: Rule = (claim) => {
  const { result, patch, written, git } = claim;
  if (!result.success) return undefined;
  const inPatch = patch.kind === 'read' ? [...patch.changes.keys()] : [];
  const hidden = inPatch.filter((path) => !written.has(path));
  if (hidden.length > 0) return `${shownPaths(hidden)}: in the patch, not in filesWritten`;
  const declared = new Set([...written, ...oldNames(claim)]);
  const undeclared = [...seenByGit(claim)].filter((path) => !declared.has(path));
  return undeclared.length === 0
    ? undefined
    : `${shownPaths(undeclared)}: git says changed, not in filesWritten${ignoredHint(git, undeclared)}`;
};

/** An unreadable patch may have declared the old names of renames. The error is then `malformed_patch`. */
function seenByGit({ git, patch }: Claim): ReadonlySet<RepoPath> {
  if (patch.kind === 'unreadable') return new Set(git?.changed.map(({ path }) => path));
  return gitPaths(git);
}

function oldNames({ patch }: Claim): RepoPath[] {
  if (patch.kind !== 'read') return [];
  return [...patch.changes.values()].flatMap((change) =>
    change.kind !== 'deleted' && change.from !== undefined ? [change.from] : [],
  );
}

/** The project must ignore what tools leave behind, once: git cannot tell who wrote an ignored file, or when. */
function ignoredHint(git: Claim['git'], paths: readonly RepoPath[]): string {
  const ignored = git?.changed.some(({ path, status }) => status === 'ignored' && paths.includes(path));
  return ignored === true
    ? ' (ignored files: what tools make belongs into steps.derived of the configuration)'
    : '';
}
