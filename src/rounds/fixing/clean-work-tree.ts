import { discardChanges } from '../../io/git/work-trees/discard-changes.ts';
import { openRepository } from '../../io/git/repository.ts';
import type { Repository } from '../../io/git/git.ts';
import { note } from '../stored/journal.ts';
import type { Audit } from '../stored/open-audit.ts';

/**
 * The audit's work tree, as it is at the commit the audit stands at. What else lay there is kept below
 * `refs/correctless/` first, and told; `why` says what it was.
 */
export async function cleanWorkTree({ file, state, paths }: Audit, why: string): Promise<Repository> {
  const { head, discarded } = state;
  const workTree = await openRepository(file.work_tree);
  await discardChanges(workTree, {
    head,
    keep: keptUnder(file),
    // Told before it goes; after a crash in between it stands there still and has the same ref.
    kept: async (ref) => {
      if (!discarded.has(ref)) await note(paths, { kind: 'discarded', ref, head, why });
    },
  });
  return workTree;
}

/** The ref, or the beginning of its name, that holds what is thrown away. */
export function keptUnder({ audit }: Pick<Audit['file'], 'audit'>): string {
  return `refs/correctless/audits/${audit}/discarded`;
}
