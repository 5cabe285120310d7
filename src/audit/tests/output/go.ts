import { withoutGoJson } from './go-json.ts';
import { blocksBetween, type Recognised, type Runner } from './runner.ts';

const SPOKEN = /^(?:ok {2}|FAIL|\? {3})\t\S|--- FAIL: \S+ \(/m;
/** After whatever the test printed without ending its line. */
const TEST = /^(.*?)--- FAIL: (\S+) \(\d+(?:\.\d+)?s\)$/;
const PACKAGE = /(?:^ok {2}|FAIL)\t(\S+)(?:\t.*| \[(.+)\])?$/;
const PANIC = /^(?:panic: |fatal error: )/;

// A test's log is indented below its verdict; with `-v` it is above, below `=== RUN`.
const BELOW = blocksBetween(
  /^(?: {4})*--- FAIL: (\S+) \([\d.]+s\)$/,
  /^(?:FAIL|ok|PASS|exit status|===|--- )/,
);
const ABOVE = blocksBetween(
  /^=== (?:RUN|CONT|NAME) +(\S+)$/,
  /^(?: {4})*--- (?:PASS|SKIP|FAIL): |^(?:FAIL|ok|PASS)\b/,
);

export const GO: Runner = {
  name: 'go',
  read: readGo,
  blocks: (text) => [...BELOW(text), ...ABOVE(text)],
  summary: /^(?:FAIL|ok {2}|\? {3})\t/,
  passed: /^ *--- PASS: (\S+) \(/gm,
  ranPackage: /^(?:ok {2}|FAIL)\t(\S+)\t(?!.*\[no tests to run\])/gm,
  unloaded: /\[(?:build failed|setup failed|panic)\]$/,
};

/**
 * Go: `go: package/TestX/sub`. A package that could not be built is `go: package [build failed]`. One that panicked has `go:
 * package [panic]` besides its tests, because the later ones did not run. One that ended without naming a test is `go:
 * package`.
 */
export function readGo(output: string): Recognised | undefined {
  const text = withoutGoJson(output);
  if (!SPOKEN.test(text)) return undefined;
  const failures: string[] = [];
  let tests: string[] = [];
  let panicked = false;
  for (const line of text.split('\n')) {
    const [, printed = '', test] = TEST.exec(line) ?? [];
    const [, name, reason] = PACKAGE.exec(line) ?? [];
    if (test !== undefined && isOwn(printed, test)) tests.push(test);
    if (PANIC.test(line)) panicked = true;
    if (name === undefined) continue;
    // If a package reports failures and then itself as `ok`, a test printed the failures; they count all the same.
    for (const one of tests) failures.push(`go: ${name}/${one}`);
    if (reason !== undefined) failures.push(`go: ${name} [${reason}]`);
    else if (panicked && !line.startsWith('ok')) failures.push(`go: ${name} [panic]`);
    else if (tests.length === 0 && !line.startsWith('ok')) failures.push(`go: ${name}`);
    tests = [];
    panicked = false;
  }
  return { failures: [...failures, ...tests.map((one) => `go: ${one}`)], passed: passedIn(text) };
}

/** Tests that `-v` names as passed; otherwise packages that have tests and are `ok`, because nothing more is printed. */
function passedIn(text: string): number {
  const tests = [...text.matchAll(/^ *--- PASS: \S+ \(/gm)].length;
  return tests > 0 ? tests : [...text.matchAll(/^ok {2}\t(?!.*\[no tests to run\])/gm)].length;
}

/** A subtest has four spaces and a slash for each level; a line of a test's log has neither. */
function isOwn(printed: string, test: string): boolean {
  if (printed.trim() !== '') return true;
  return printed.length % 4 === 0 && test.split('/').length - 1 >= printed.length / 4;
}
