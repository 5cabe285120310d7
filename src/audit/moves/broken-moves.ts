import type { AuditState, LiveCommit, RoundState } from '../fold/audit-state.ts';
import { findCulprit } from '../tests/find-culprit.ts';
import { isExplained } from '../pages/news-since.ts';
import { MAX_REPAIRS, type Move } from './move.ts';
import {
  isNameless,
  newlyFailing,
  runsAt,
  runsToBeSure,
  wantsBaseline,
  unstableTests,
  type TestPoint,
} from '../tests/test-runs.ts';

/** The tests at the round's start, run until two runs agree; their result may stop everything else. */
export function baselineMove(state: AuditState, round: RoundState): Move | undefined {
  const runs = runsAt(state, round);
  const unusable = unusableAt(state, round, 'before the fixes');
  if (unusable !== undefined) return unusable;
  if (runs.some(({ failures }) => failures.some(isNameless))) {
    return blocked(
      'the tests fail before the fixes and name no test that fails, so nobody could tell what a fix breaks',
    );
  }
  return wantsBaseline(state, round) ? { kind: 'test', head: round.head } : undefined;
}

/**
 * Tests that passed before the round's fixes and now fail every time: the fix that broke them is searched for, the tests are
 * repaired, and if that does not help, the fix is reverted. A failure that no fix is to blame for costs nothing.
 */
export function brokenMove(state: AuditState, round: RoundState): Move | undefined {
  if (runsAt(state, state).length === 0) return { kind: 'test', head: state.head };
  const unusable = unusableAt(state, state, 'after the fixes');
  if (unusable !== undefined) return unusable;
  const failing = newlyFailing(state, round);
  if (failing.length === 0) return undefined;
  const wavering = unstableTests(state);
  const sure = Math.max(...failing.map((name) => runsToBeSure(wavering, name)));
  if (runsAt(state, state).length < sure) return { kind: 'test', head: state.head };
  const broken = new Map<LiveCommit, string[]>();
  for (const name of failing) {
    const search = findCulprit(state, round, name, wavering);
    if (search.kind === 'test') return testAt(search.point);
    if (search.kind === 'culprit') broken.set(search.commit, [...(broken.get(search.commit) ?? []), name]);
  }
  const [first] = [...broken];
  return first === undefined ? undefined : repairMove(round, first);
}

function testAt({ head, without = [] }: TestPoint): Move {
  return without.length === 0 ? { kind: 'test', head } : { kind: 'test', head, without };
}

function repairMove(round: RoundState, [culprit, failures]: readonly [LiveCommit, string[]]): Move {
  const repairs = round.items.filter(({ mode }) => mode === 'fix_regression');
  const ofIt = repairs.filter(({ of }) => of === undefined || of === culprit.sha);
  // A repair that breaks tests is bad, and is not repaired in turn.
  const isRepair = repairs.some(({ subject }) => subject === culprit.subject);
  const last = ofIt.at(-1)?.attempts.at(-1);
  const isVain = last !== undefined && isExplained(last) && last.head === round.line.at(-1);
  if (ofIt.length < MAX_REPAIRS && !isRepair && !isVain) {
    const subject = `REPAIR-R${round.round}-${repairs.length + 1}`;
    return { kind: 'break', subject, failures, of: culprit.sha };
  }
  const named = failures.slice(0, 3).join(', ');
  return {
    kind: 'condemn',
    shas: [culprit.sha],
    why: `tests fail with it and not without it: ${named}`,
    finding: undefined,
  };
}

/** If the tests say nothing about the code, nobody can tell what a fix does to it. */
function unusableAt(state: AuditState, point: TestPoint, when: string): Move | undefined {
  const run = runsAt(state, point).find(({ unusable }) => unusable !== null);
  return run === undefined ? undefined : blocked(`the tests could not be run ${when}: ${run.unusable ?? ''}`);
}

function blocked(why: string): Move {
  return { kind: 'abort', code: 'audit/blocking', why };
}
