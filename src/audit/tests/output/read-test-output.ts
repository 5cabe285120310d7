import { compareText } from '../../../kernel/order.ts';
import { distinctNames } from './distinct-names.ts';
import { plainText } from './plain-text.ts';
import type { Recognised } from './runner.ts';
import { RUNNERS } from './runners.ts';
import { withoutVitestReport } from './vitest-report.ts';

export type TestOutcome = {
  /** The first of `RUNNERS` that was recognised; `exit-status` if none was. */
  readonly parser: string;
  /** Sorted, unique, and identical in every run in which the same tests fail. */
  readonly failures: readonly string[];
  /** How many tests ran, by all recognised runners; undefined if there were none. */
  readonly ran: number | undefined;
};

/**
 * The names of the failing tests of a test command, from all runners that are recognised in its output.
 *
 * It fails closed. A status other than 0 without a name is a failure of its own, and so are failures that a runner counted and
 * did not name; names count whatever the status is. `root` is the folder the command ran in, as the command saw it: without it,
 * a file given by its whole path is known only by its base name.
 */
export function readTestOutput(output: string, status: number, root = ''): TestOutcome {
  const text = plainText(output, root);
  const others = withoutVitestReport(text);
  const spoken = RUNNERS.flatMap(({ name: parser, read }) => {
    const found = read(parser === 'vitest' ? text : others);
    if (found === undefined) return [];
    const { failures, passed, counted = 0 } = found;
    const { ran = passed + Math.max(counted, failures.length) } = found;
    return [{ parser, ran, names: [...failures, ...unnamed(parser, found)] }];
  });
  const names = distinctNames(spoken.flatMap((runner) => runner.names));
  const silent = status !== 0 && (names.length === 0 || wasKilled(status));
  return {
    parser: spoken[0]?.parser ?? 'exit-status',
    failures: [...names, ...(silent ? [`exit status ${status}`] : [])].toSorted(compareText),
    ran: spoken.length === 0 ? undefined : spoken.reduce((sum, { ran }) => sum + ran, 0),
  };
}

/** If a runner was configured to name nothing, there is only its count to compare. */
function unnamed(parser: string, { failures, counted = 0 }: Recognised): string[] {
  const missing = counted - failures.length;
  return missing > 0 ? [`${parser}: failures without a name: ${missing}`] : [];
}

/** Ended by a signal, by the shell's convention: the tests after that point have no names to miss. */
function wasKilled(status: number): boolean {
  return status > 128 && status <= 192;
}
