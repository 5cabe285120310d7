import { discardChanges } from '../../../io/work-trees/discard-changes.ts';
import { openRepository } from '../../../io/git/repository.ts';
import type { Repository } from '../../../io/git/git.ts';
import type { Audit } from '../stored/open-audit.ts';

/**
 * The audit's work tree, as it is at the commit the audit stands at. What else lay there (of an executor that was
 * rejected or killed, of tests) is kept below `refs/correctless/` first.
 */
export async function cleanWorkTree({ file, state }: Audit): Promise<Repository> {
  const workTree = await openRepository(file.work_tree);
  await discardChanges(workTree, { head: state.head, keep: keptUnder(file) });
  return workTree;
}

/** The ref, or the beginning of its name, that holds what is thrown away. */
export function keptUnder({ audit }: Pick<Audit['file'], 'audit'>): string {
  return `refs/correctless/audits/${audit}/discarded`;
}
