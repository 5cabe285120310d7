import type { AuditState, RoundState, TestRun } from '../fold/audit-state.ts';
import { newFailures } from './compare-failures.ts';

/** Where tests are run: at a commit, or at a commit without some of its fixes, the newest first. */
export type TestPoint = { readonly head: string; readonly without?: readonly string[] | undefined };

/** The baseline is run twice, and a third time if the two differ. */
const BASELINE_RUNS = 2;
/** How often a test must fail at a fix, and pass before it, for the fix to be blamed. */
const SURE = 2;
/** The same for a test that both failed and passed at one commit. */
const SURE_OF_WAVERING = 3;
/** Milliseconds. Faster tests are run after every single fix. */
const QUICK = 30_000;

export function pointKey({ head, without = [] }: TestPoint): string {
  return [head, ...without].join('-');
}

export function runsAt({ tests }: Pick<AuditState, 'tests'>, point: TestPoint): readonly TestRun[] {
  return tests.get(pointKey(point)) ?? [];
}

/** A bare status is not a name: it would be the same whatever else fails. */
export function isNameless(name: string): boolean {
  return /^exit status \d+$/.test(name);
}

/** Whether a test failed in a run. If the runner died without a name, no test can be said to have passed. */
export function failedIn({ failures }: TestRun, name: string): boolean {
  return failures.includes(name) || failures.some(isNameless);
}

/** Whether the start of a round needs another run of the tests: until two runs agree, or up to three. */
export function wantsBaseline(state: AuditState, round: RoundState): boolean {
  const runs = runsAt(state, round);
  const [first, second] = runs;
  if (first === undefined || second === undefined) return true;
  return runs.length === BASELINE_RUNS && !sameFailures(first, second);
}

function sameFailures(one: TestRun, other: TestRun): boolean {
  return (
    newFailures(one.failures, other.failures).length === 0 &&
    newFailures(other.failures, one.failures).length === 0
  );
}

/** What failed at the round's start, in any run: no fix is to blame. */
export function failedBefore(state: AuditState, round: RoundState): string[] {
  return runsAt(state, round).flatMap(({ failures }) => failures);
}

/** A test that fails where fewer tests run than at the round's start: what does not run says nothing, and fails nothing. */
export const FEWER_TESTS = 'fewer tests ran than at the start of the round';

/** Reports it as a failure if a run had fewer tests than the runs at the round's start. */
export function fewerThanBefore(
  state: Pick<AuditState, 'tests' | 'rounds'>,
  point: TestPoint,
  ran: number | undefined,
): string[] {
  const round = state.rounds.at(-1);
  if (round === undefined || pointKey(point) === pointKey(round)) return [];
  const before = runsAt(state, { head: round.head }).flatMap((run) => run.ran ?? []);
  return before.length > 0 && (ran ?? 0) < Math.min(...before) ? [FEWER_TESTS] : [];
}

/** What failed in every run at the branch's head and in none at the round's start. */
export function newlyFailing(state: AuditState, round: RoundState): string[] {
  const runs = runsAt(state, state);
  const names = newFailures(
    failedBefore(state, round),
    runs.flatMap(({ failures }) => failures),
  );
  return names.filter((name) => runs.every((run) => failedIn(run, name)));
}

/** Tests that failed in one run and not in another of the same tree, sorted. */
export function unstableTests({ tests }: Pick<AuditState, 'tests'>): string[] {
  const wavering = [...tests.values()].flatMap((all) => {
    const runs = all.filter(({ unusable, failures }) => unusable === null && !failures.some(isNameless));
    return runs
      .flatMap(({ failures }) => failures)
      .filter((name) => !runs.every((run) => failedIn(run, name)));
  });
  return newFailures([], wavering);
}

/** How many runs of each side it takes to blame a fix for this test. */
export function runsToBeSure(wavering: readonly string[], name: string): number {
  return wavering.includes(name) ? SURE_OF_WAVERING : SURE;
}

/** Whether the tests are fast enough to be run after each fix. */
export function areTestsQuick(state: AuditState, round: RoundState): boolean {
  return runsAt(state, round).every(({ milliseconds }) => milliseconds < QUICK);
}
