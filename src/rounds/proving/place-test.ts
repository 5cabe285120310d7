import { lastAttempt, type WorkItem } from '../../audit/fold/audit-state.ts';
import { driveGit } from '../../io/git/work-trees/drive-git.ts';
import { discardChanges } from '../../io/git/work-trees/discard-changes.ts';
import { treeOf, writeCommit } from '../../io/git/commits/commit-object.ts';
import { treeWith } from '../../io/git/objects/tree-with.ts';
import type { Repository } from '../../io/git/git.ts';
import { listTree } from '../../io/git/objects/objects.ts';
import { pinRef, readRef } from '../../io/git/refs/pin-ref.ts';
import { openRepository } from '../../io/git/repository.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { claimedResult } from '../fixing/plan-judge.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';

/**
 * Puts a prover's test from the work tree into a commit on top of what was reviewed, and into one on its base. Their refs stay:
 * whoever wants the test finds it there. After a crash they are recognised.
 */
export async function placeTest(audit: Audit, item: WorkItem): Promise<void> {
  const { file, state, home } = audit;
  const { subject } = item;
  const attempt = lastAttempt(item);
  if (attempt === undefined) throw new Error(`${subject} was never tried`);
  const { test } = await claimedResult(await openRun(home, attempt.run), subject, 'finding-prover');
  const ref = `refs/correctless/audits/${file.audit}/tests/${attempt.run}`;
  const workTree = await openRepository(file.work_tree);
  await discardChanges(workTree, { head: state.head, keep: ref });
  const head = await readRef(home, ref);
  const about = { subject, run: attempt.run };
  if (test === undefined || head === undefined || (await treeOf(home, head)) !== attempt.checked?.tree) {
    const reason = 'the work tree changed after the prover had ended';
    return noteInRound(audit, { kind: 'judged', ...about, valid: false, reason });
  }
  const base =
    file.base === undefined ? null : await onBase(home, `${ref}-base`, file.base, { head, path: test.file });
  return noteInRound(audit, { kind: 'placed', ...about, file: test.file, name: test.name, head, base });
}

/** The base with the test's file as it is at head: it is the only file that the prover may change. */
async function onBase(
  home: Repository,
  ref: string,
  base: string,
  { head, path }: { readonly head: string; readonly path: string },
): Promise<string> {
  const there = await readRef(home, ref);
  if (there !== undefined) return there;
  const [entry] = await listTree(home, head, { paths: [path] });
  const tree = await treeWith(home, await treeOf(home, base), new Map([[path, entry]]));
  const message = `the test of a finding, before the change\n`;
  const sha = await writeCommit(await driveGit(home.top), { tree, parents: [base], message });
  await pinRef(home, ref, sha);
  return sha;
}
