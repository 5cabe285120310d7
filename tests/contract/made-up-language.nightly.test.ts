import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectCopy, removeCopy, type ProjectCopy } from './project-copy.ts';

/**
 * Adds a language to a copy of the project, with one record and nothing else. All other code reads the record, so types and contract
 * tests pass, and they name any part that is missing.
 */
const PATH = 'src/context/languages/made-up.ts';
const RECORD = `import { posix } from 'node:path';
import { readerOf } from '../imports/found-import.ts';
import * as o from '../syntax/openers.ts';
import { syntax } from '../syntax/region.ts';
import { braceFunctions } from '../triggers/brace-functions.ts';
import { sameName, type LanguageRecord } from './language-record.ts';

export const LANGUAGES: readonly LanguageRecord[] = [
  {
    name: 'Made-up',
    extensions: 'mup',
    syntax: syntax(o.line('@@'), o.DOUBLE),
    scanner: 'own',
    imports: readerOf(/^needs "(?<string>\\d+)"/gm),
    family: {
      name: 'made-up',
      resolver: ({ tree }) => (from, { module }) =>
        [tree.file(posix.join(posix.dirname(from), module))].filter((file) => file !== undefined),
      configuration: [/^made\\.up$/],
      functions: braceFunctions([{ header: /^task (?<name>\\w+)\\(/gm, tail: /^\\s*$/ }]),
    },
    ecosystem: {
      name: 'made-up',
      manifests: { 'made.up': () => ({ dependencies: [], facts: ['Made up'] }) },
      frameworks: 'upper',
      comesFrom: sameName,
    },
    questions: ['Is it made up?'],
  },
];
`;

const CONTRACTS = ['tests/contract/floors.test.ts', 'src/context/languages/'];
const TYPES = JSON.stringify({ extends: './tsconfig.json', include: ['src/context/languages/*.ts'] });

let copy: ProjectCopy;

beforeAll(() => {
  copy = projectCopy('a language ');
  copy.place(PATH, RECORD);
  copy.place('tsconfig.languages.json', TYPES);
});

afterAll(() => {
  removeCopy(copy);
});

const types = () =>
  copy.failing(...'node_modules/typescript/bin/tsc -p tsconfig.languages.json --noEmit'.split(' '));

it('a record that the index lacks is stale', async () => {
  expect(await copy.failing('node_modules/tsx/dist/cli.mjs', 'scripts/gen.ts', '--check')).toContain(
    'src/context/languages/languages.gen.ts',
  );
});

it('types, what is generated and the contracts hold with this one file', async () => {
  expect(await copy.complaints(CONTRACTS, true)).toBe('');
});

it('everything that knows of languages knows it', async () => {
  expect(
    await copy.failing('node_modules/tsx/dist/cli.mjs', 'tests/contract/made-up-language-facts.ts'),
  ).toBe('');
});

it.each([
  'syntax',
  'scanner',
  'imports',
  'questions',
  'resolver',
  'configuration',
  'functions',
  'manifests',
  'comesFrom',
])('without its %s the types name it', async (part) => {
  copy.place(PATH, RECORD.replace(new RegExp(`^( +)${part}: [^]*?,\\n(?=\\1\\w|(?!\\1) *\\})`, 'm'), ''));
  expect(await types()).toMatch(new RegExp(`made-up\\.ts[^]*${part}`));
});

it.each([
  ['an extension of another language', "'mup'", "'mup py'", 'Python: py'],
  ['no reader of the imports that its family has', /readerOf\(.*\)/, "'unread'", 'Made-up'],
  ['a manifest of another ecosystem', "'made.up': ()", "'go.mod': ()", 'go.mod'],
  ['no extension', "extensions: 'mup',", '', 'Made-up'],
])('of %s a test says so', async (_, part, instead, said) => {
  copy.place(PATH, RECORD.replace(part, instead));
  expect(await copy.complaints(CONTRACTS)).toContain(said);
});
