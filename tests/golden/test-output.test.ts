import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFailures } from '../../src/audit/tests/compare-failures.ts';
import { readTestOutput } from '../../src/audit/tests/output/read-test-output.ts';

/**
 * `fixtures/test-output/<parser>/<case>/` has the output of a real runner (`output.txt`, in the folder `/project`), its exit status, and
 * the failures that a person finds in it. A new shape of output is one new folder.
 */
const ROOT = join(import.meta.dirname, '../../fixtures/test-output');
const PROJECT = '/project';

const parsers = foldersIn(ROOT);
const cases = parsers.flatMap((parser) =>
  foldersIn(join(ROOT, parser)).map((name) => {
    const folder = join(ROOT, parser, name);
    return {
      name: `${parser}: ${name}`,
      parser,
      output: readFileSync(join(folder, 'output.txt'), 'utf8'),
      status: Number(readFileSync(join(folder, 'status'), 'utf8')),
      expected: JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as {
        parser: string;
        failures: string[];
      },
    };
  }),
);

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

it.each(cases)('$name', ({ output, status, expected }) => {
  expect(readTestOutput(output, status, PROJECT)).toEqual(expected);
});

describe('a second run of the same tests', () => {
  it.each(cases)('has the same names: $name', ({ output, status, expected }) => {
    for (const run of [1, 7, 40]) {
      const again = readTestOutput(anotherRun(output, run), status, `/tmp/run-${run}`);
      expect(newFailures(expected.failures, again.failures)).toEqual([]);
      expect(newFailures(again.failures, expected.failures)).toEqual([]);
    }
  });

  it('differs from the first in nearly every output', () => {
    expect(cases.filter(({ output }) => anotherRun(output, 7) !== output).length).toBeGreaterThanOrEqual(50);
  });
});

/** The same tests, run at another time, on another machine, in another folder, after lines were added above them. */
function anotherRun(output: string, run: number): string {
  const other = (number: string) =>
    number.includes('.') ? (Number(number) + run / 8).toFixed(3) : `${Number(number) + run}`;
  return output
    .replaceAll(PROJECT, `/tmp/run-${run}`)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+/g, `2031-01-02T03:04:05.00${run}`)
    .replace(/(?<=\()\d+(?:\.\d+)?(?=s\))/g, (number) => (Number(number) + run / 8).toFixed(2))
    .replace(/(?<=time="|duration_ms:? |# time=|"Elapsed":|\t)\d+(?:\.\d+)?/g, other)
    .replace(/\b\d+(?:\.\d+)?(?= ?m?s\b)/g, other)
    .replace(/(?<=\.\w{2,4}:)\d+(?=\b)/g, other)
    .replace(/(?<=\bline )\d+/g, other)
    .replace(/(?<=-)[0-9a-f]{16}\b/g, (hash) => hash.replaceAll(/\d/g, `${run % 10}`))
    .replace(/0x[0-9a-f]{6,}/g, `0x7f00${run}`);
}

describe('the cases', () => {
  it('are at least three of every parser, and sixty in all', () => {
    const counts = Object.fromEntries(
      parsers.map((parser) => [parser, cases.filter((one) => one.parser === parser).length]),
    );
    expect(Object.keys(counts).toSorted()).toEqual([
      'cargo',
      'exit-status',
      'go',
      'jest',
      'junit',
      'node',
      'pytest',
      'tap',
      'unittest',
      'vitest',
    ]);
    expect(Object.entries(counts).filter(([, count]) => count < 3)).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(60);
  });

  it('hold for every parser one that is green and two that are not', () => {
    for (const parser of parsers) {
      const own = cases.filter((one) => one.parser === parser);
      expect(own.filter(({ expected }) => expected.failures.length === 0)).not.toEqual([]);
      expect(own.filter(({ expected }) => expected.failures.length > 0).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('hold colours, failures hidden by their status, and runners after one another', () => {
    expect(cases.filter(({ output }) => output.includes('\u001b[')).length).toBeGreaterThanOrEqual(4);
    expect(
      cases.filter(({ status, expected }) => status === 0 && expected.failures.length > 0).length,
    ).toBeGreaterThanOrEqual(2);
    expect(cases.filter(({ name }) => name.includes(': then-')).length).toBeGreaterThanOrEqual(2);
  });
});
