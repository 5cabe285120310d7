import { newFailures } from './test-output/compare-failures.ts';
import {
  isOfFixes,
  lastAttempt,
  type AuditState,
  type RoundState,
  type TestRun,
  type WorkItem,
} from './audit-state.ts';
import { MAX_ATTEMPTS, MAX_REPAIRS, MAX_REVIEWS, type Move } from './move.ts';

/** The next thing to do until every fix of the round is settled and the tests are as they were, or better. */
export function fixingMove(state: AuditState, round: RoundState): Move | undefined {
  const item = round.items.find(({ outcome }) => outcome === 'open');
  if (item === undefined && round.commits.length === 0) return undefined;
  const before = testMove(state, round.head, 'before the fixes');
  if (before !== undefined) return before;
  if (isNameless(state.tests.get(round.head)))
    return {
      kind: 'abort',
      code: 'audit/blocking',
      why: 'the tests fail before the fixes and name no test that fails, so nobody could tell what a fix breaks',
    };
  if (item !== undefined) return endlessMove(state, round, item) ?? itemMove(item);
  return (
    unresolvedMove(state, round) ?? testMove(state, state.head, 'after the fixes') ?? brokenMove(state, round)
  );
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
function isNameless(run: TestRun | undefined): boolean {
  return run?.failures.some((name) => /^exit status \d+$/.test(name)) ?? false;
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
function brokenMove(state: AuditState, round: RoundState): Move | undefined {
  const before = state.tests.get(round.head)?.failures ?? [];
  const failures = newFailures(before, state.tests.get(state.head)?.failures ?? []);
  if (failures.length === 0) return undefined;
  const repairs = round.items.filter(({ mode }) => mode === 'fix_regression').length;
  if (repairs < MAX_REPAIRS && round.commits.length > 0)
    return { kind: 'break', subject: `REPAIR-R${round.round}-${repairs + 1}`, failures };
  const newest = round.commits.at(-1);
  if (newest !== undefined) {
    const why = `tests fail that passed before: ${failures.slice(0, 3).join(', ')}`;
    return { kind: 'revert', sha: newest.sha, subject: newest.subject, why };
  }
  return {
    kind: 'abort',
    code: 'audit/blocking',
    why: `tests fail that passed before, without any fix of this round: ${failures.slice(0, 3).join(', ')}`,
  };
}

/** What the reviewer found and nobody could mend: the fixes it is about are taken back, the newest first. */
function unresolvedMove(state: AuditState, round: RoundState): Move | undefined {
  const unresolved = round.items
    .filter(({ outcome }) => outcome === 'given-up')
    .flatMap(({ subject }) => state.findings.get(subject) ?? [])
    .find((finding) => isOfFixes(finding) && finding.status === 'open');
  const newest = round.commits.at(-1);
  if (unresolved === undefined || newest === undefined) return undefined;
  const why = `${unresolved.id} could not be mended: ${unresolved.title}`;
  return { kind: 'revert', sha: newest.sha, subject: newest.subject, why };
}
