import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { projectCopy, removeCopy, type ProjectCopy } from './project-copy.ts';
import { TOP } from './project-files.ts';

/**
 * Adds an eighth format and another failure to a copy of the project: a record and a test of each, and a throw of the failure. All
 * other code reads the records, so types and contract tests pass, and they name any part that is missing.
 */
const RECORD = `import type { FormatRecord } from './format-record.ts';

export const FORMAT = {
  order: 8,
  says: 'readers that were made up',
  render: async (report) => (await import('../../kernel/text/inert.ts')).inertJson(report),
} as const satisfies FormatRecord;
`;
const FORMAT = 'src/report/formats/made-up.ts';
const FAILURES = 'src/kernel/failure.ts';
const CASES = 'tests/cli/report.bats';
const THROWN = 'src/commands/line/made-up.ts';
const EXPECTED = 'src/commands/line/made-up.test.ts';

const textOf = (path: string): string => readFileSync(join(TOP, path), 'utf8');
const failures = (line: string): string => textOf(FAILURES).replace("  'scope/empty'", `  ${line}\n$&`);

const FILES: Readonly<Record<string, string>> = {
  [FORMAT]: RECORD,
  [CASES]: `${textOf(CASES)}\n@test "made up" {\n\tcorrectless report x --format made-up\n}\n`,
  [FAILURES]: failures("'usage/made-up': 2 /* It was made up. */,"),
  [THROWN]: `import { Failure } from '../../kernel/failure.ts';\n\nexport const MADE_UP = new Failure('usage/made-up', 'x');\n`,
  [EXPECTED]: `import { expect, it } from 'vitest';\nimport { MADE_UP } from './made-up.ts';\n\nit('is made up', () => {\n  expect(MADE_UP.code).toBe('usage/made-up');\n});\n`,
};

const TESTS = [
  ...['formats', 'failure-codes', 'floors', 'command-lines', 'links'].map(
    (name) => `tests/contract/${name}.test.ts`,
  ),
  ...['build/reservations', 'build/knowledge-note', 'formats/words/word-of'].map(
    (name) => `src/report/${name}.test.ts`,
  ),
  EXPECTED,
];

const TYPES = ['node_modules/typescript/bin/tsc', '-p', '.', '--noEmit', '--incremental', 'false'];

let copy: ProjectCopy;
const placeAll = (): void => {
  for (const [path, text] of Object.entries(FILES)) copy.place(path, text);
};
beforeAll(() => {
  copy = projectCopy('an eighth format ');
  placeAll();
});
afterEach(() => {
  placeAll();
});
afterAll(() => {
  removeCopy(copy);
});

it('types, what is generated and the tests of every format hold with these', async () => {
  expect(await copy.complaints(TESTS, true)).toBe('');
});

it('help and pages name them', () => {
  for (const [path, row] of [
    ['docs/cli.md', '  made-up             readers that were made up'],
    ['docs/cli.md', '| `usage/made-up` | 2 | It was made up. |'],
    ['docs/reports.md', '| `made-up` | readers that were made up |'],
  ] as const)
    expect(readFileSync(join(copy.folder, path), 'utf8'), path).toContain(row);
});

describe('what is missing is named', () => {
  it('what the format is for, by the types', async () => {
    copy.place(FORMAT, RECORD.replace(/ {2}says: .*\n/, ''));
    const said = await copy.failing(...TYPES);
    expect(said).toMatch(/made-up\.ts[^]*'says'/);
  });

  it.each([
    [
      'the place of the format',
      FORMAT,
      RECORD.replace('  order: 8,\n', ''),
      /made-up\.ts has no line "order/,
    ],
    [
      'what a report must say',
      FORMAT,
      RECORD.replace('inertJson(report)', 'inertJson(null)'),
      /FAIL .*in (?:the format )?made-up/,
    ],
    ['a case that prints it', CASES, textOf(CASES), /FAIL .* as made-up/],
    ['the meaning of the failure', FAILURES, failures("'usage/made-up': 2,"), /usage\/made-up: \/\* MEANING/],
    [
      'its throw',
      THROWN,
      'export const MADE_UP = { code: `usage/${`made-up`}` };\n',
      /thrown[^]*usage\/made-up/,
    ],
    [
      'a test that expects it',
      EXPECTED,
      "import { it } from 'vitest';\nit('is', () => {});\n",
      /expected by[^]*usage\/made-up/,
    ],
  ])('%s', async (_, path, text, said) => {
    copy.place(path, text);
    expect(await copy.complaints(TESTS)).toMatch(said);
  });
});
