import { blocksBetween, sumOf, type Recognised, type Runner } from './runner.ts';

const SPOKEN =
  /^Test Suites: .*\d total$|^No tests found, exiting with code \d|^ ?(?:PASS|FAIL) +\S.*\n+ {2}● /m;
const FILE = /^ ?(PASS|FAIL) +(\S.*)$/;
/** Indented by two; messages, differences and what tests print are indented by four. */
const BULLET = /^ {2}● (.+)$/;

export const JEST: Runner = {
  name: 'jest',
  read: readJest,
  blocks: blocksBetween(
    /^ {2}● (.+)$/,
    /^(?: ?(?:PASS|FAIL) +\S|Test Suites: |Summary of all failing tests$)/,
  ),
  summary: /^(?:Test Suites|Tests): /,
  // Mocha, Vitest and node:test print the same.
  passed: /^ *[✓✔√] (.+?)(?: \d+ ?ms| \([\d.]+ ?ms\))?$/gm,
  ran: /^ ?(?:PASS|FAIL) +(?:\|?[\w-]+\|? +)?(\S+\.\w+)(?: \(.*)?$/gm,
  unloaded: / > Test suite failed to run$/,
};

/**
 * Jest: `src/a.test.js > describe › name`, and `src/a.test.js > Test suite failed to run` if it could not be loaded. A failed
 * file in which nothing is named is a failure of its own.
 */
export function readJest(text: string): Recognised | undefined {
  if (!SPOKEN.test(text)) return undefined;
  const failed: { file: string; names: string[] }[] = [];
  let current: string[] | undefined;
  for (const line of withoutRepetition(text)) {
    const [, verdict, file = ''] = FILE.exec(line) ?? [];
    const name = BULLET.exec(line)?.[1];
    if (verdict === 'FAIL') failed.push({ file: fileName(file), names: (current = []) });
    else if (verdict === 'PASS') current = undefined;
    else if (name !== undefined && name !== 'Console') current?.push(name);
  }
  return {
    failures: failed.flatMap(({ file, names }) =>
      names.length === 0 ? [file] : names.map((name) => `${file} > ${name}`),
    ),
    counted: sumOf(text, /^Tests: +(\d+) failed/gm),
    passed: sumOf(text, /^Tests: .*?(\d+) passed/gm),
  };
}

/** With more than twenty files, all failures are repeated at the end. */
function withoutRepetition(text: string): string[] {
  let repeated = false;
  return text.split('\n').filter((line) => {
    if (line === 'Summary of all failing tests') repeated = true;
    if (line.startsWith('Test Suites: ')) repeated = false;
    return !repeated;
  });
}

/** Without duration and memory: `src/a.test.js (5.2 s) (48 MB heap size)`. */
function fileName(text: string): string {
  return text.replace(/(?: \([\d.]+ (?:m?s|MB heap size)\))+$/, '').replace(/\s+/g, ' ');
}
