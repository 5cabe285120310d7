import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { failuresShown, saidOfEach } from '../tests/failures-shown.ts';
import { newFailures } from '../tests/compare-failures.ts';
import { plainText } from '../tests/output/plain-text.ts';
import { isNameless } from '../tests/test-runs.ts';
import { failureCause } from './failure-cause.ts';
import { isAroundTest, isOfTest, isSameFile, type NamedTest } from './named-failure.ts';
import { namesError } from './names-error.ts';
import { isUnloaded, ranVisibly } from './ran-visibly.ts';

/** One run of the project's tests, as `readTestOutput` read it. */
export type ProofRun = {
  readonly failures: readonly string[];
  /** How many tests ran. */
  readonly ran?: number;
  /** Why the run says nothing about the code. */
  readonly unusable: string | null;
  readonly status: number | null;
  readonly parser: string;
  /** What the command printed, with the paths of its work tree made relative (`plainText`). */
  readonly output: string;
};

export type WeighedProof = {
  readonly test: NamedTest & { /** Its file at head. */ readonly text?: string };
  readonly finding: Pick<AuditFinding, 'title' | 'description' | 'impact'>;
  /** Runs at head with the test. */
  readonly head: readonly ProofRun[];
  /** At head without the test. */
  readonly before?: ProofRun | undefined;
  /** At base with the test. */
  readonly base: ProofRun | undefined;
  /** At base without the test. */
  readonly alone?: ProofRun | undefined;
  /** There is a commit before the change, and the test can be put into it. */
  readonly hasBase: boolean;
};

export type Weighed =
  /**
   * `before`: another test fails at head, which may have failed without this one. `alone`: at base no name shows that the test
   * ran, and without it fewer tests may run there.
   */
  | { readonly kind: 'needs'; readonly where: 'head' | 'before' | 'base' | 'alone' }
  | { readonly kind: 'refused'; readonly why: string }
  | {
      readonly kind: 'holds';
      /** It ran at base and passed. */
      readonly introduced: boolean;
      /** It ran at base, whatever came of it. */
      readonly ranAtBase: boolean;
      readonly why: string;
      /** What the runner printed of the failing test. */
      readonly output: string;
    };

/** As often must a test fail at head. */
const RUNS = 2;
/** Characters of a proof's output. */
const MOST_OUTPUT = 4000;

/** What the runs so far say about a proof, or which run is needed next. The first run that refutes it ends it. */
export function weighProof(asked: WeighedProof): Weighed {
  const { head, before, base, alone, hasBase, test } = asked;
  for (const [at, run] of head.entries()) {
    const why = objectionToRun(run, asked);
    const isFlaky = at > 0 && why !== undefined && run.unusable === null;
    if (why !== undefined)
      return { kind: 'refused', why: isFlaky ? `it failed once, and not again: ${why}` : why };
    const others = othersIn(run, test);
    if (others.length > 0 && before === undefined) return { kind: 'needs', where: 'before' };
    const fresh = newFailures(before?.failures ?? [], others);
    if (fresh.length > 0)
      return { kind: 'refused', why: `more than the test fails with it: ${fresh.join(', ')}` };
  }
  const [first] = head;
  if (first === undefined || head.length < RUNS) return { kind: 'needs', where: 'head' };
  if (hasBase && base === undefined) return { kind: 'needs', where: 'base' };
  const atBase = weighBase(base, alone, test);
  if (atBase === undefined) return { kind: 'needs', where: 'alone' };
  const output = failuresShown(first.output, namedIn(first, test), { root: '', budget: MOST_OUTPUT });
  return { kind: 'holds', ...atBase, output: output.slice(0, MOST_OUTPUT) };
}

/** Why a run at head shows nothing about the finding. */
function objectionToRun(run: ProofRun, { test, finding, before }: WeighedProof): string | undefined {
  if (run.unusable !== null) return `the tests could not be run: ${run.unusable}`;
  // What failed without the test is another one of that name.
  const named = newFailures(before?.failures ?? [], namedIn(run, test));
  if (named.length === 0) return objectionWithoutName(run, test);
  if (run.status === 0) return 'the test command ends with success, whatever it prints of the test';
  const said = [finding.title, finding.description, finding.impact].join('\n');
  const innermost = named.filter((failure) => !isAroundTest(failure, named));
  for (const { text } of saidOfEach(plainText(run.output, ''), innermost)) {
    if (text === undefined) return 'the test fails, and the output does not say why';
    const cause = failureCause(text, (place) => assertsAt(test, place));
    if (cause.kind === 'assertion') continue;
    if (cause.kind === 'time-out') return 'the test fails by a time-out, not by an assertion';
    if (cause.kind === 'unknown')
      return 'the test fails, and not by an assertion or an error that is recognised';
    const error = [cause.name, cause.message].filter(Boolean).join(': ');
    if (!namesError(said, cause))
      return `the test fails by an error that the finding does not name: ${error}`;
  }
  return undefined;
}

function objectionWithoutName({ failures, parser, ran = 0 }: ProofRun, { file, name }: NamedTest): string {
  const unloaded = failures.find((failure) => isUnloaded(failure, file));
  if (unloaded !== undefined)
    return `the test did not run, because its file does not compile or load: ${unloaded}`;
  if (parser === 'exit-status') return 'no test was recognised in what the test command printed';
  if (failures.length === 0)
    return ran === 0 ? 'no test ran' : `no test fails: ${name} passes, or the test command does not run it`;
  return `${name} is not among the tests that fail, so it passes, or it did not run: ${failures.join(', ')}`;
}

function namedIn({ failures }: ProofRun, test: NamedTest): string[] {
  return failures.filter((failure) => isOfTest(failure, test));
}

/** What fails besides the test, what is around it, and the package that its panic ended. */
function othersIn(run: ProofRun, test: NamedTest): string[] {
  const named = namedIn(run, test);
  return run.failures.filter((failure) => {
    if (named.includes(failure) || isAroundTest(failure, named)) return false;
    return !isAroundTest(failure.replace(/ \[panic\]$/, ''), named);
  });
}

const BY_HEAD = 'whether the change introduced it is not known';

/** Whether a place in the file of the test, with line and column, is that of an assertion of Rust. */
function assertsAt({ file, text = '' }: WeighedProof['test'], place: string): boolean {
  const [, path = '', line = '', column = ''] = /^(.+?):(\d+):(\d+)$/.exec(place) ?? [];
  const code = text.split('\n')[Number(line) - 1] ?? '';
  return isSameFile(path, file) && /^(?:debug_)?assert\w*!/.test(code.slice(Number(column) - 1));
}

/**
 * Whether the change introduced what the test shows. What is not seen to have run at base says nothing about that: by its name,
 * or by more tests that pass with it than `alone`. Undefined if that is still to be run.
 */
function weighBase(
  base: ProofRun | undefined,
  alone: ProofRun | undefined,
  test: NamedTest,
): { introduced: boolean; ranAtBase: boolean; why: string } | undefined {
  const unknown = (why: string) => ({ introduced: false, ranAtBase: false, why: `${why}; ${BY_HEAD}` });
  if (base === undefined) return unknown('it fails at head, and there is nothing before it to compare with');
  if (base.unusable !== null)
    return unknown(`it fails at head; the tests could not be run at base: ${base.unusable}`);
  if (namedIn(base, test).length > 0)
    return {
      introduced: false,
      ranAtBase: true,
      why: `it fails at head and at base, there perhaps for another reason; ${BY_HEAD}`,
    };
  const introduced = { introduced: true, ranAtBase: true, why: 'it fails at head and passes at base' };
  if (!hasDied(base)) {
    if (ranVisibly(plainText(base.output, ''), base.failures, test)) return introduced;
    const isLoaded = !base.failures.some((failure) => isUnloaded(failure, test.file));
    if (isLoaded && alone === undefined) return undefined;
    if (isLoaded && alone !== undefined && passMore(base, alone)) return introduced;
  }
  return unknown('it fails at head, and is not seen to run at base');
}

function hasDied({ failures, ran = 0 }: ProofRun): boolean {
  return failures.some(isNameless) || ran === 0;
}

/** Dots have no names: whether more tests pass in one run than in the other, which is whole as well. */
function passMore(run: ProofRun, other: ProofRun): boolean {
  const fresh = newFailures(other.failures, run.failures);
  return other.unusable === null && !hasDied(other) && (run.ran ?? 0) - fresh.length > (other.ran ?? 0);
}
