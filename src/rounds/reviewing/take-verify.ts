import { misplacedFindings, withoutDiffLines } from '../../audit/claims/check-fix-review.ts';
import { promoteFindings } from '../../audit/claims/promote-findings.ts';
import { roundOf } from '../../audit/fold/audit-state.ts';
import type { AuditFinding, ReviewedFix } from '../../contracts/replies/audit-finding.ts';
import { commitsOfLines } from '../../gather/history/fixes-of-lines.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { now } from '../../io/clock.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import { hunkIds, type ShownFile } from '../../packets/hunks/shown-files.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { readRunJson } from '../../run/stored/run-json.ts';
import { readStamped } from '../../run/ledger/stamped.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';
import { abortRound } from '../abort-round.ts';
import { fixReviewWorld } from './fix-review-world.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';

/** The words that tools look for when a fix review did not happen. */
const TASK_FAILURE = 'Task failure aborts the current round';

/** Records the review of the fixes. Anything but a complete, valid review of every hunk aborts the round. */
export async function takeVerify(audit: Audit, run: Run): Promise<void> {
  const abort = (why: string) => abortRound(audit, 'FAIL-CLOSED', `${TASK_FAILURE}: ${why}`);
  const failed = run.states.find(({ status }) => status !== 'stored');
  if (failed !== undefined) return abort(`fix-diff-reviewer (${failed.slot.slot}): ${failed.why}`);
  const files = await readStamped<readonly ShownFile[]>(run.paths.files, run.file);
  const reviewed = new Set(run.slots.flatMap(({ hunks }) => hunks));
  const missing = hunkIds(files).filter((id) => !reviewed.has(id));
  if (missing.length > 0) return abort(`no reviewer was shown ${missing.join(', ')}`);

  const found: ReviewedFix[] = [];
  for (const { slot } of run.states) {
    const review = await storedReply(run, slot, 'fix-diff-reviewer');
    if (review === undefined) return abort(`fix-diff-reviewer (${slot.slot}): its reply is gone`);
    const world = await fixReviewWorld(run, review);
    const elsewhere = misplacedFindings(review, world);
    if (elsewhere.length > 0) return abort(elsewhere.join('; '));
    // The diff's lines have their secrets replaced, so only text with its secrets replaced can repeat such a line.
    const clean = await createRedactor().redact(review);
    found.push(...clean.map((finding) => withoutDiffLines(finding, world).finding));
  }
  const taken = new Set(audit.state.findings.keys());
  const findings = promoteFindings(found, { round: roundOf(audit.state).round, timestamp: now(), taken });
  return noteInRound(audit, {
    kind: 'reviewed',
    run: run.file.run,
    head: audit.state.head,
    lines_changed: await linesChanged(run),
    findings,
    about: await Promise.all(findings.map(async (finding) => fixesOf(audit, finding))),
  });
}

/** The fixes that a finding is about and that were not reverted. */
async function fixesOf(
  { home, state }: Audit,
  { id, location }: AuditFinding,
): Promise<{ id: string; commits: string[] }> {
  const { head, commits: fixes } = roundOf(state);
  const commits = await commitsOfLines(home, {
    path: location.file as RepoPath,
    lines: location.lines,
    from: head,
    to: state.head,
    among: fixes.map(({ sha }) => sha),
  });
  return { id, commits };
}

/** Added and removed lines together, as numstat counts them. */
async function linesChanged({ paths }: Run): Promise<number> {
  const { files } = await readRunJson(paths.scope, 'scope');
  return files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}
