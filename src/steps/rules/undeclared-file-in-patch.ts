import type { RepoPath } from '../../kernel/repo-path.ts';
import { gitPaths, named, type Claim, type Rule } from '../claim.ts';

/** The patch and the work tree hold no file that is not in `filesWritten`. The old name of a declared rename is declared with it. */
export const undeclaredFileInPatch: Rule = (claim) => {
  const { result, patch, written, git } = claim;
  if (!result.success) return undefined;
  const inPatch = patch.kind === 'read' ? [...patch.changes.keys()] : [];
  const hidden = inPatch.filter((path) => !written.has(path));
  if (hidden.length > 0) return `${named(hidden)}: in the patch, not in filesWritten`;
  const declared = new Set([...written, ...oldNames(claim)]);
  const undeclared = [...seenByGit(claim)].filter((path) => !declared.has(path));
  return undeclared.length === 0
    ? undefined
    : `${named(undeclared)}: git says changed, not in filesWritten${ignoredHint(git, undeclared)}`;
};

/** A patch that cannot be read may have declared the old names of renames: `malformed_patch` is what is wrong then. */
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

/** What tools leave behind is the project's to name, once: git cannot tell who wrote an ignored file, or when. */
function ignoredHint(git: Claim['git'], paths: readonly RepoPath[]): string {
  const ignored = git?.changed.some(({ path, status }) => status === 'ignored' && paths.includes(path));
  return ignored === true
    ? ' (ignored files: what tools make belongs into steps.derived of the configuration)'
    : '';
}
