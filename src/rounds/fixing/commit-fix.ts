import { lastAttempt, roundOf, type WorkItem } from '../../audit/fold/audit-state.ts';
import { findingsOf } from '../../audit/fix-outcomes.ts';
import { parseRaw } from '../../diff/check/cross-check.ts';
import { commitTree } from '../../io/git/commits/commit-tree.ts';
import { readGit, type Repository } from '../../io/git/git.ts';
import { openRepository } from '../../io/git/repository.ts';
import { editsBetween } from './edits-between.ts';
import { provenTests, withProvenTests } from '../from-review/proven-tests.ts';
import { treeOnTop, type TreeOnTop } from './shared/commit-shared.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';

/** `Correctless-Finding: RUN/F1` in the message of a commit says what it fixes. */
export const FINDING_TRAILER = 'Correctless-Finding';

/**
 * Commits exactly the tree that was judged. A fix from a shared call goes on top of those committed before it, or is not
 * committed. After a crash the commit is recognised and not made again.
 */
export async function commitFix(audit: Audit, item: WorkItem, judged: string): Promise<void> {
  const { file, state } = audit;
  const workTree = await openRepository(file.work_tree);
  const parent = state.head;
  const made = await treeToCommit(audit, { item, judged, workTree });
  const { subject } = item;
  if (made.kind === 'apart') {
    const { run, judgeRun = run } = lastAttempt(item) ?? { run: '' };
    return noteInRound(audit, { kind: 'judged', subject, run: judgeRun, valid: false, reason: made.why });
  }
  const { tree } = made;
  const sha = await commitTree(workTree, { tree, parent, message: messageOf(audit, item) });
  const files = await changedFiles(workTree, parent, sha);
  const edits = await editsBetween(workTree, { before: parent, after: sha }, file.settings.test);
  const named = edits.length === 0 ? {} : { edits };
  return noteInRound(audit, { kind: 'committed', subject, sha, parent, files, ...named });
}

/** What was judged, on top of what was committed since, with the tests that prove its findings. */
async function treeToCommit(
  audit: Audit,
  { item, judged, workTree }: { item: WorkItem; judged: string; workTree: Repository },
): Promise<TreeOnTop> {
  const onTop: TreeOnTop =
    lastAttempt(item)?.isShared === true
      ? await treeOnTop(audit, { item, tree: judged, workTree })
      : { kind: 'tree', tree: judged };
  const tests = await provenTests(audit, item.subject);
  if (onTop.kind === 'apart' || tests.length === 0) return onTop;
  const tree = await withProvenTests(audit, onTop.tree, tests);
  if (tree !== undefined) return { kind: 'tree', tree };
  const named = tests.map((test) => test.file).join(', ');
  return { kind: 'apart', why: `it does not go together with the test that proves the finding: ${named}` };
}

/** `fix(qa-r1): QA-R1-001 a title`; of a review's finding `fix: a title`, with the finding in a trailer. */
function messageOf({ file, state }: Audit, { subject, failures }: WorkItem): string {
  const round = roundOf(state);
  const said = state.findings.get(subject)?.title ?? `mend ${failures.length} tests that fixes broke`;
  const title = said.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  if (file.preset !== 'fix' || file.of === undefined)
    return `fix(${file.preset}-r${round.round}): ${subject} ${title}\n`;
  const { run } = file.of;
  const of = findingsOf(state, round, subject);
  const trailers = (of.length === 0 ? [subject] : of).map((id) => `${FINDING_TRAILER}: ${run}/${id}\n`);
  return [`fix: ${title}\n\n`, ...trailers].join('');
}

async function changedFiles(repository: Repository, from: string, to: string): Promise<string[]> {
  const options = ['-r', '--raw', '-z', '--full-index', '--no-renames'];
  const raw = await readGit(repository, ['diff-tree', ...options, '--end-of-options', from, to]);
  return parseRaw(raw).map(({ path }) => path);
}
