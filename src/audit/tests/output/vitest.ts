import { blocksBetween, sumOf, type Recognised, type Runner } from './runner.ts';
import { withoutVitestReport } from './vitest-report.ts';

const SPOKEN = /^ *(?:RUN|DEV) +v\d|^ Test Files {2}\d|^⎯+ Failed (?:Suites|Tests) \d+ ⎯+$/m;
/** A heading, or the rule between two failures: `⎯⎯⎯[1/8]⎯`. */
const RULE = /^⎯+(?: .+ ⎯+|\[\d+\/\d+\]⎯+)?$/;
const FAILED = /^ ?FAIL +(.+)$/;
const UNHANDLED = /^This error originated in "(.+)" test file\./;

export const VITEST: Runner = {
  name: 'vitest',
  read: readVitest,
  blocks: blocksBetween(/^ ?FAIL {2}(.+? > .+)$/, /^⎯+(?: .+ ⎯+|\[\d+\/\d+\]⎯+)$|^ Test Files {2}/),
  summary: /^ (?:Test Files| {4} Tests| {3} Errors) {2}\d/,
  ran: /^ *[✓❯√] +(?:\|?[\w-]+\|? +)?(\S+\.\w+)(?: \(.*)?$/gm,
};

/**
 * Vitest: `src/a.test.ts > describe > name`, and only the file if it could not be loaded.
 *
 * A name is read only directly below a rule, where Vitest writes it; messages and differences come further below. A test with
 * several soft failures is named once for each.
 */
export function readVitest(text: string): Recognised | undefined {
  if (!SPOKEN.test(text)) return undefined;
  const failures: string[] = [];
  let belowRule = false;
  for (const line of text.split('\n')) {
    const name = FAILED.exec(line)?.[1];
    const file = UNHANDLED.exec(line)?.[1];
    if (RULE.test(line)) belowRule = true;
    else if (belowRule && name !== undefined) failures.push(testName(name));
    else if (line !== '') belowRule = false;
    if (file !== undefined) failures.push(`${file}: unhandled error`);
  }
  const own = withoutVitestReport(text);
  return { failures, counted: failuresCounted(own), passed: sumOf(own, /^ {6}Tests {2}.*?(\d+) passed/gm) };
}

/** A file that could not be loaded is there twice: `a.test.ts [ a.test.ts ]`. */
function testName(text: string): string {
  const at = text.lastIndexOf(' [ ');
  const twice = at !== -1 && ` ${text.slice(0, at)}`.endsWith(text.slice(at).replace(/^ \[( .*) \]$/, '$1'));
  return (twice ? text.slice(0, at) : text).replace(/\s+/g, ' ');
}

function failuresCounted(text: string): number {
  return sumOf(text, /^ {6}Tests {2}(\d+) failed/gm) + sumOf(text, /^ {5}Errors {2}(\d+) errors?$/gm);
}
