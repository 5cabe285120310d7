/** The one review in the real client that `npm test` runs, if there is a client. */
export const QUICK_REVIEW = 'tests/e2e/demo.client.test.ts';

/** `npm test` writes its total here, `{passed, failed}`, for `npm run test:all -- --after-npm-test`. */
export const TOTAL_FILE = '.cache/npm-test.json';

/** Folders of bats files: `cli` tests the shipped command, `structure` the files of the fix review. */
export const BATS_FOLDERS = ['tests/cli', 'tests/structure'] as const;

/** A bats file and its size in bytes, an estimate of how long it runs. */
export type BatsFile = { readonly path: string; readonly bytes: number };

/** Distributes files over runners, largest first, each to the runner with the fewest bytes. */
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
 * The result of a suite. `failed` includes what the runner does not count: files that did not load, and skipped tests. `remarks`
 * name each failure again, for the end of the log.
 */
export type Tally = { readonly passed: number; readonly failed: number; readonly remarks: readonly string[] };

type TestResult = {
  readonly status?: string;
  readonly fullName?: string;
  /** Each with its stack. */
  readonly failureMessages?: readonly string[];
};

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
    readonly assertionResults: readonly TestResult[];
  }[];
};

/** Reads the report of vitest's JSON reporter, undefined if vitest died before it wrote one. A skipped test counts as failed. */
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
  // If a hook fails, its tests are reported as skipped, not as failed, and nothing else names them.
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status: result = '' }) => ['failed', 'skipped', 'todo'].includes(result))
      .map((result) => remarkOn(name, result)),
  );
  return withRunnerStatus(numPassedTests, failed, status, [
    ...names,
    ...unloaded.map(({ name }) => `could not be loaded: ${name}`),
    ...(skipped === 0
      ? []
      : [`${skipped} skipped: a test that does not run proves nothing (its hook may have failed)`]),
  ]);
}

/** Lines of a failure's message and stack that the end of a log repeats: what was expected, and the line of the test. */
const REPEATED_LINES = 12;

function remarkOn(file: string, { status = '', fullName, failureMessages = [] }: TestResult): string {
  const said = failureMessages.flatMap((message) => message.split('\n').slice(0, REPEATED_LINES));
  return [`${status}: ${file}: ${fullName ?? 'a test without a name'}`, ...said].join('\n  ');
}

/** The slowest files of a report: `12 s a.test.ts`. */
export function slowestFiles(report: string, count: number): string[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults
    .map(({ name, startTime = 0, endTime = 0 }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(0)} s ${name}`);
}

/** Reads TAP as bats prints it: `ok 1 name`, `not ok 2 name`, `ok 3 name # skip`. */
export function tapTally(tap: string, status: number): Tally {
  const lines = tap.split('\n');
  const skipped = lines.filter((line) => /^ok .*# skip\b/i.test(line)).length;
  const passed = lines.filter((line) => line.startsWith('ok ')).length - skipped;
  const planned = Number(/^1\.\.(\d+)$/m.exec(tap)?.[1] ?? 0);
  // A planned test that neither passed nor failed was cut off.
  const failed = Math.max(
    planned - passed,
    lines.filter((line) => line.startsWith('not ok ')).length + skipped,
  );
  const names = lines.filter((line) => line.startsWith('not ok ')).map((line) => `failed: ${line.slice(7)}`);
  return withRunnerStatus(passed, failed, status, [
    ...names,
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
  ]);
}

/** Adds a failure if the runner failed without one, or if no test ran. */
function withRunnerStatus(passed: number, failed: number, status: number, remarks: readonly string[]): Tally {
  if (failed === 0 && status !== 0) {
    return { passed, failed: 1, remarks: [...remarks, `the runner ended with status ${status}`] };
  }
  if (passed + failed === 0) return { passed, failed: 1, remarks: [...remarks, 'no test ran'] };
  return { passed, failed, remarks };
}
