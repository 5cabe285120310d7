/** The one review in the real client that `npm test` runs, where there is a client. */
export const QUICK_REVIEW = 'tests/e2e/demo.client.test.ts';

/** Where `npm test` leaves its total, `{passed, failed}`, for `npm run test:all -- --after-npm-test`. */
export const TOTAL_FILE = '.cache/npm-test.json';

/** Where bats files are: the shipped command, command by command, and the fix review, identifier by identifier. */
export const BATS_FOLDERS = ['tests/cli', 'tests/structure'] as const;

/** A file of tests and its size in bytes, which tells roughly how long it runs. */
export type BatsFile = { readonly path: string; readonly bytes: number };

/** The files shared out to so many runners, the largest first, each to the runner that has the least. */
export function batsShares(files: readonly BatsFile[], runners: number): string[][] {
  const shares = Array.from({ length: runners }, () => ({ paths: [] as string[], bytes: 0 }));
  for (const { path, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
    const least = shares.reduce((best, share) => (share.bytes < best.bytes ? share : best));
    least.paths.push(path);
    least.bytes += bytes;
  }
  return shares.map(({ paths }) => paths).filter((paths) => paths.length > 0);
}

/**
 * What a suite came to. `failed` counts what a runner cannot: a file that does not load, a test that was skipped.
 * `remarks` name each failure, because a log is read from its end and a suite's own words stand far above it.
 */
export type Tally = { readonly passed: number; readonly failed: number; readonly remarks: readonly string[] };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Milliseconds since 1970. */
    readonly startTime?: number;
    readonly endTime?: number;
    readonly assertionResults: readonly { readonly status?: string; readonly fullName?: string }[];
  }[];
};

/** Reads the report of vitest's JSON reporter; undefined when vitest died before writing one. A skipped test counts as failed. */
export function vitestTally(report: string | undefined, status: number): Tally {
  if (report === undefined) return { passed: 0, failed: 1, remarks: [`vitest ended with status ${status}`] };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    report,
  ) as VitestReport;
  const unloaded = testResults.filter(
    ({ status: result, assertionResults }) => result === 'failed' && assertionResults.length === 0,
  );
  const skipped = numPendingTests + numTodoTests;
  const failed = numFailedTests + unloaded.length + skipped;
  // Where a hook fails, its tests are not failed but skipped, and no other name of them is in the report.
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status: result = '' }) => ['failed', 'skipped', 'todo'].includes(result))
      .map((result) => `${result.status ?? ''}: ${name}: ${result.fullName ?? 'a test without a name'}`),
  );
  return honest(numPassedTests, failed, status, [
    ...names,
    ...unloaded.map(({ name }) => `could not be loaded: ${name}`),
    ...(skipped === 0
      ? []
      : [`${skipped} skipped: a test that does not run proves nothing (its hook may have failed)`]),
  ]);
}

/** The files of a report that took longest, for whoever wants a suite to be faster: `12 s a.test.ts`. */
export function slowestFiles(report: string, most: number): string[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults
    .map(({ name, startTime = 0, endTime = 0 }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(0)} s ${name}`);
}

/** Reads TAP as bats prints it: `ok 1 name`, `not ok 2 name`, `ok 3 name # skip`. */
export function tapTally(tap: string, status: number): Tally {
  const lines = tap.split('\n');
  const skipped = lines.filter((line) => /^ok .*# skip\b/i.test(line)).length;
  const passed = lines.filter((line) => line.startsWith('ok ')).length - skipped;
  const planned = Number(/^1\.\.(\d+)$/m.exec(tap)?.[1] ?? 0);
  // A test that neither passed nor failed was cut off.
  const failed = Math.max(
    planned - passed,
    lines.filter((line) => line.startsWith('not ok ')).length + skipped,
  );
  const names = lines.filter((line) => line.startsWith('not ok ')).map((line) => `failed: ${line.slice(7)}`);
  return honest(passed, failed, status, [...names, ...(skipped === 0 ? [] : [`${skipped} skipped`])]);
}

/** A runner that failed has a failure to show, and a suite in which nothing ran has not passed. */
function honest(passed: number, failed: number, status: number, remarks: readonly string[]): Tally {
  if (failed === 0 && status !== 0) {
    return { passed, failed: 1, remarks: [...remarks, `the runner ended with status ${status}`] };
  }
  if (passed + failed === 0) return { passed, failed: 1, remarks: [...remarks, 'no test ran'] };
  return { passed, failed, remarks };
}
