import { testId } from './pytest-test-id.ts';
import { blocksBetween, sumOf, type Recognised, type Runner } from './runner.ts';

const COUNTS = /^(?:=+ )?((?:\d+ [a-z]+(?: [a-z]+)?(?:, )?)+) in [\d.]+s\b/;
const SPOKEN =
  /^=+ test session starts =+$|^=+ short test summary info =+$|^(?:=+ )?no tests ran in [\d.]+s\b/m;
const CRASHED = /^INTERNALERROR> /m;

const SUMMARY = /^=+ short test summary info =+$/;
const SUMMARISED = /^(?:FAILED|ERROR|SUBFAIL(?:ED)?((?:\[.*?\])?(?: ?\(.*?\))?)) (\S.*)$/;
const REPORTED = /^(\S.*?) (?:FAILED|ERROR|SUBFAIL(?:ED)?(.*?))(?: +\[ *\d+%\])?$/;
const COLLECTING = /^_+ ERROR collecting (.+?) _+$/;

export const PYTEST: Runner = {
  name: 'pytest',
  read: readPytest,
  // A heading of underlines, up to the next section.
  blocks: blocksBetween(
    /^_{2,} (?:ERROR (?:at (?:setup|teardown) of|collecting) )?(.+?) _{2,}$/,
    /^=+ .+ =+$/,
  ),
  summary: /^(?:FAILED|ERROR) \S|^(?:=+ )?\d+ [a-z]+\b.* in [\d.]+s\b/,
  passed: /^(\S+::.+) PASSED\b/gm,
  ran: /^(\S+\.py) [FsxXE]*\./gm,
};

/**
 * pytest: `tests/test_a.py::TestX::test_y[param]`, and only the file if it could not be collected. If both a test and its
 * teardown fail, it is named twice, by the same name.
 *
 * The names come from the short summary; if `-r` left it out, from the lines of `-v` and the headings of collection.
 */
export function readPytest(text: string): Recognised | undefined {
  const lines = text.split('\n');
  const counts = lines.flatMap((line) => COUNTS.exec(line)?.[1] ?? []);
  const crashed = CRASHED.test(text);
  if (counts.length === 0 && !crashed && !SPOKEN.test(text)) return undefined;
  const summarised = inSummary(lines);
  return {
    failures: [
      ...(summarised.length > 0 ? summarised : inProgress(lines)),
      ...(crashed ? ['pytest: internal error'] : []),
    ],
    counted: sumOf(counts.join('\n'), /(\d+) (?:failed|errors?)\b/g),
    passed: sumOf(counts.join('\n'), /(\d+) (?:passed|xfailed|xpassed)\b/g),
  };
}

function inSummary(lines: readonly string[]): string[] {
  let inside = false;
  return lines.flatMap((line) => {
    if (SUMMARY.test(line)) inside = true;
    else if (/^={3,}/.test(line) || COUNTS.test(line)) inside = false;
    const [, part, rest] = inside ? (SUMMARISED.exec(line) ?? []) : [];
    return rest === undefined ? [] : [named(testId(rest), part)];
  });
}

function inProgress(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, id, part] = REPORTED.exec(line) ?? [];
    if (id?.includes('::') === true) return [named(id, part)];
    return COLLECTING.exec(line)?.[1] ?? [];
  });
}

/** `part` says which subtest. */
function named(id: string, part = ''): string {
  return `${id} ${part.trim()}`.trim();
}
