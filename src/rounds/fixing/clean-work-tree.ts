import { discardChanges } from '../../io/git/work-trees/discard-changes.ts';
import { openRepository } from '../../io/git/repository.ts';
import type { Repository } from '../../io/git/git.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import { readStamped } from '../../run/ledger/stamped.ts';
import type { RunPaths } from '../../run/stored/layout.ts';
import { note } from '../stored/journal.ts';
import type { Audit } from '../stored/open-audit.ts';
import { removeNewIgnored, type IgnoredFiles } from './ignored-before.ts';

/**
 * The audit's work tree, reset to the commit that the audit is at. Anything else in it is first kept below
 * `refs/correctless/` and reported; `why` says what it was.
 */
export async function cleanWorkTree({ file, state, paths }: Audit, why: string): Promise<Repository> {
  const { head, discarded } = state;
  const workTree = await openRepository(file.work_tree);
  await discardChanges(workTree, {
    head,
    keep: keptUnder(file),
    // Reported before it is removed. After a crash in between, it is still there and gets the same ref.
    kept: async (ref) => {
      if (!discarded.has(ref)) await note(paths, { kind: 'discarded', ref, head, why });
    },
  });
  return workTree;
}

/**
 * The same after an executor, whose run says what git ignored before it: what it added to that is removed. In place, an ignored
 * file may be the user's own.
 */
export async function clearAttempt(
  audit: Audit,
  { file, paths }: { readonly file: RunFile; readonly paths: Pick<RunPaths, 'step'> },
  why: string,
): Promise<void> {
  const workTree = await cleanWorkTree(audit, why);
  const { ignored } = await readStamped<{ readonly ignored: IgnoredFiles }>(paths.step, file);
  if (!audit.file.in_place) await removeNewIgnored(workTree, ignored);
}

/** The ref, or the beginning of its name, that keeps what is removed. */
export function keptUnder({ audit }: Pick<Audit['file'], 'audit'>): string {
  return `refs/correctless/audits/${audit}/discarded`;
}
