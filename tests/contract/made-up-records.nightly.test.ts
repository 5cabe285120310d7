import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectCopy, removeCopy, type ProjectCopy } from './project-copy.ts';
import { TOP } from './project-files.ts';

/**
 * Adds a drop reason, an audit role and a step rule to a copy of the project, each with its record alone (and a case for the rule).
 * Types, generated files and contract tests pass, and they name any part that is missing.
 */
const read = (path: string): string => readFileSync(join(TOP, path), 'utf8');
const CASE = 'fixtures/steps/made_up/a-claim-in-a-mode-that-is-made-up';

const DROPS = 'src/findings/drop-records.ts';
const ROLE = 'prompts/roles/qa+ux/7-made-up.md';

const DROP = `  made_up: final<Why>({
    group: 'withdrawn',
    text: ({ why }) => why,
    means: 'there is nothing of it but its record',
  }),
`;
const RULE = `  made_up: {
    broken: ({ step }) => (step.description === 'Made up.' ? 'it is made up' : undefined),
    rejects: 'a step that is made up',
  },
`;
const FILES: Readonly<Record<string, string>> = {
  [DROPS]: read(DROPS).replace('  ...EVIDENCE_DROPS,\n', (before) => before + DROP),
  'src/steps/check-step.ts': read('src/steps/check-step.ts').replace(
    '  mode_invalid: {',
    (next) => RULE + next,
  ),
  [`${CASE}/step.json`]: '{ "description": "Made up.", "mode": "apply" }\n',
  [`${CASE}/result.json`]: '{ "success": false, "summary": "No.", "mode": "apply" }\n',
  [ROLE]: 'What is made up. You look for whatever was never there.\n',
};

const GEN = ['node_modules/tsx/dist/cli.mjs', 'scripts/gen.ts'];
const TYPES = ['node_modules/typescript/bin/tsc', '-p', '.', '--noEmit', '--incremental', 'false'];
const STEPS = ['node_modules/vitest/vitest.mjs', 'run', 'tests/golden/steps.test.ts'];
const CONTRACTS = [
  ...['prompts', 'prompt-relations', 'registry', 'floors', 'sizes'].map(
    (name) => `tests/contract/${name}.test.ts`,
  ),
  ...['src/findings/remarks.test.ts', 'src/audit/presets.test.ts', 'tests/golden/steps.test.ts'],
];

let copy: ProjectCopy;

beforeAll(() => {
  copy = projectCopy('one more of each ');
  for (const [path, text] of Object.entries(FILES)) copy.place(path, text);
});

afterAll(() => {
  removeCopy(copy);
});

it('types, what is generated and the contracts hold with these records', async () => {
  expect(await copy.complaints(CONTRACTS, true)).toBe('');
});

it.each([
  ['docs/findings.md', '| `made_up` | there is nothing of it but its record |'],
  ['docs/steps.md', '| `made_up` | a step that is made up |'],
  ['src/audit/roles.gen.ts', "'made-up': ['qa', 'ux'],"],
  ['src/packets/templates.gen.ts', "'role/made-up': `What is made up."],
])('%s names it', (path, row) => {
  expect(readFileSync(join(copy.folder, path), 'utf8')).toContain(row);
});

it.each([
  [
    'what a drop means',
    DROPS,
    "    means: 'there is nothing of it but its record',\n",
    TYPES,
    "'means' is missing",
  ],
  [
    'what is rejected',
    'src/steps/check-step.ts',
    "    rejects: 'a step that is made up',\n",
    TYPES,
    "'rejects' is missing",
  ],
  ['a case of the rule', `${CASE}/step.json`, undefined, STEPS, 'made_up'],
  ['the prompt of a role', ROLE, FILES[ROLE], GEN, `${ROLE} is not`],
  ['a place for the role', 'prompts/roles/qa/7-another.md', undefined, GEN, 'has qa/7 twice'],
] as const)('without %s a failure says so', async (_, path, part, asked, said) => {
  const text = FILES[path];
  if (text === undefined) copy.place(path, 'Another.');
  else if (part === undefined) rmSync(join(copy.folder, dirname(path)), { recursive: true });
  else copy.place(path, text.replace(part, ''));
  const complaint = await copy.failing(...asked);
  for (const [again, whole] of Object.entries(FILES)) copy.place(again, whole);
  expect(complaint).toContain(said);
});
