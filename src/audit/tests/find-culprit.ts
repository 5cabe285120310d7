import type { AuditState, LiveCommit, RoundState } from '../fold/audit-state.ts';
import { failedIn, isNameless, runsAt, runsToBeSure, type TestPoint } from './test-runs.ts';

/** How far the search for the fix that broke a test has come. */
export type Search =
  /** These tests must run next. */
  | { readonly kind: 'test'; readonly point: TestPoint }
  | { readonly kind: 'culprit'; readonly commit: LiveCommit }
  /** It failed before the fixes, or fails at random. */
  | { readonly kind: 'nobody' };

/**
 * The fix that broke a test, by bisection over the states of the round: its start, then one more of the fixes in force each. It
 * is the fix at which the test failed every time, and before which it passed every time, both at least twice. A state in which
 * the tests say nothing is left out.
 */
export function findCulprit(
  state: AuditState,
  round: RoundState,
  name: string,
  wavering: readonly string[],
): Search {
  const points = pointsOf(state, round);
  const seen = points.map((point, at) => look(state, point, name, at === points.length - 1));
  const silent = (at: number): boolean => seen[at] === 'silent';
  const passed = seen.findLastIndex((one) => one !== 'silent' && one.runs > 0 && one.failed === 0);
  if (passed === -1) return { kind: 'nobody' };
  const failed = seen.findIndex((one, at) => at > passed && one !== 'silent' && one.failed > 0);
  const between = points.map((_, at) => at).filter((at) => at > passed && at < failed && !silent(at));
  const next = between[Math.floor(between.length / 2)];
  if (next !== undefined) return { kind: 'test', point: points[next] ?? points[0] };
  return verdict(points, [passed, failed], seen, runsToBeSure(wavering, name), round);
}

type Points = readonly [TestPoint, ...TestPoint[]];
/** `silent`: the tests could not be run there, or died before they could print a name. */
type Seen = 'silent' | { readonly runs: number; readonly failed: number };

/** If the test passes in one state and fails in the next, the fix between them did it, provided both are certain. */
function verdict(
  points: Points,
  [passed, failed]: readonly [number, number],
  seen: readonly Seen[],
  sure: number,
  { commits }: RoundState,
): Search {
  for (const at of [failed, passed]) {
    const one = seen[at];
    const point = points[at];
    if (one === undefined || one === 'silent' || point === undefined) return { kind: 'nobody' };
    if (at === failed && one.failed < one.runs) return { kind: 'nobody' };
    if (one.runs < sure) return { kind: 'test', point };
  }
  const commit = commits[failed - 1];
  return commit === undefined ? { kind: 'nobody' } : { kind: 'culprit', commit };
}

/**
 * The round's start, and the state after each fix in force: its commit, or, if an earlier commit was reverted, the head without
 * what came after.
 */
function pointsOf({ head }: AuditState, { head: start, commits, line }: RoundState): Points {
  const after = commits.map(({ sha }, at): TestPoint => {
    if (at === commits.length - 1) return { head };
    const asMade = commits.slice(0, at + 1).every((commit, n) => commit.sha === line[n]);
    if (asMade) return { head: sha };
    return {
      head,
      without: commits
        .slice(at + 1)
        .map((commit) => commit.sha)
        .toReversed(),
    };
  });
  return [{ head: start }, ...after];
}

function look(state: AuditState, point: TestPoint, name: string, isHead: boolean): Seen {
  const runs = runsAt(state, point);
  if (runs.some(({ unusable }) => unusable !== null)) return 'silent';
  const died = runs.some(({ failures }) => failures.some((one) => isNameless(one) && one !== name));
  if (died && !isHead) return 'silent';
  return { runs: runs.length, failed: runs.filter((run) => failedIn(run, name)).length };
}
