import { newFailures } from './test-output/compare-failures.ts';
import {
  isOfFixes,
  lastAttempt,
  type AuditState,
  type LiveCommit,
  type RoundState,
  type WorkItem,
} from './audit-state.ts';
import { MAX_ATTEMPTS, MAX_REPAIRS, MAX_REVIEWS, type Move } from './move.ts';

/** The next thing to do until every fix of the round is settled and the tests are as they were, or better. */
export function fixingMove(state: AuditState, round: RoundState): Move | undefined {
  const item = round.items.find(({ outcome }) => outcome === 'open');
  const newest = round.commits.at(-1);
  if (item !== undefined)
    return beforeMove(state, round) ?? endlessMove(state, round, item) ?? itemMove(item);
  if (newest === undefined) return undefined;
  return (
    beforeMove(state, round) ??
    unresolvedMove(state, round, newest) ??
    testMove(state, state.head, 'after the fixes') ??
    brokenMove(state, round, newest)
  );
}

/** What the tests of the round's start keep from being done. */
function beforeMove(state: AuditState, round: RoundState): Move | undefined {
  const move = testMove(state, round.head, 'before the fixes');
  if (move !== undefined || !failuresAt(state, round.head).some(isNameless)) return move;
  return {
    kind: 'abort',
    code: 'audit/blocking',
    why: 'the tests fail before the fixes and name no test that fails, so nobody could tell what a fix breaks',
  };
}

function failuresAt({ tests }: AuditState, head: string): readonly string[] {
  return tests.get(head)?.failures ?? [];
}

/** A commit's tests are run once. When they say nothing about the code, nobody can tell what a fix does to it. */
function testMove({ tests }: AuditState, head: string, when: string): Move | undefined {
  const run = tests.get(head);
  if (run === undefined) return { kind: 'test', head };
  if (run.unusable === null) return undefined;
  return {
    kind: 'abort',
    code: 'audit/blocking',
    why: `the tests could not be run ${when}: ${run.unusable}`,
  };
}

/** Fixes that every review finds fault with are not mended for ever. */
function endlessMove(state: AuditState, round: RoundState, { subject }: WorkItem): Move | undefined {
  const finding = state.findings.get(subject);
  if (finding === undefined || !isOfFixes(finding) || round.reviews.length < MAX_REVIEWS) return undefined;
  return {
    kind: 'give-up',
    subject,
    why: `${round.reviews.length} reviews of this round's fixes found fault`,
  };
}

/** A status alone is no name: it would be the same whatever else fails. */
function isNameless(name: string): boolean {
  return /^exit status \d+$/.test(name);
}

function itemMove(item: WorkItem): Move {
  const attempt = lastAttempt(item);
  const { checked, judged } = attempt ?? {};
  if (checked?.accepted === true && judged === undefined) return { kind: 'judge', item };
  if (checked?.accepted === true && judged?.valid === true && checked.tree !== null)
    return { kind: 'commit', item, tree: checked.tree };
  if (attempt === undefined || item.attempts.length < mostAttempts(item)) return { kind: 'fix', item };
  const why = judged?.reason ?? checked?.reason ?? 'no reply of its executor';
  return {
    kind: 'give-up',
    subject: item.subject,
    why: `${item.attempts.length} attempts were rejected, the last: ${why}`,
  };
}

export function mostAttempts({ mode }: WorkItem): number {
  return mode === 'apply' ? MAX_ATTEMPTS : 1;
}

/** Tests that passed before the round's fixes and fail now: mended, and when that does not help, the fixes go. */
function brokenMove(state: AuditState, round: RoundState, newest: LiveCommit): Move | undefined {
  const failures = newFailures(failuresAt(state, round.head), failuresAt(state, state.head));
  if (failures.length === 0) return undefined;
  const repairs = round.items.filter(({ mode }) => mode === 'fix_regression').length;
  if (repairs < MAX_REPAIRS)
    return { kind: 'break', subject: `REPAIR-R${round.round}-${repairs + 1}`, failures };
  const why = `tests fail that passed before: ${failures.slice(0, 3).join(', ')}`;
  return { kind: 'revert', sha: newest.sha, subject: newest.subject, why };
}

/** What the reviewer found and nobody could mend: the fixes it is about are taken back, the newest first. */
function unresolvedMove(state: AuditState, round: RoundState, newest: LiveCommit): Move | undefined {
  const unresolved = round.items
    .filter(({ outcome }) => outcome === 'given-up')
    .flatMap(({ subject }) => state.findings.get(subject) ?? [])
    .find((finding) => isOfFixes(finding) && finding.status === 'open');
  if (unresolved === undefined) return undefined;
  const why = `${unresolved.id} could not be mended: ${unresolved.title}`;
  return { kind: 'revert', sha: newest.sha, subject: newest.subject, why };
}
