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

/** Asks the project about a file of that language. */
const FACTS = `import { bugQuestions } from './src/context/bug-checklist.ts';
import { commentsOf } from './src/context/comments.ts';
import { configurationOf } from './src/context/graph/named-with.ts';
import { importResolver } from './src/context/graph/resolve-import.ts';
import { treePaths } from './src/context/graph/tree-paths.ts';
import { importsOf } from './src/context/imports/imports-of.ts';
import { languagesOf } from './src/context/languages.ts';
import { readManifest } from './src/context/manifests/read-manifest.ts';
import { functionsOf } from './src/context/triggers/functions-of.ts';
const text = 'needs "b.mup"\\n@@ says "why"\\ntask build(a) {\\n  "@@ no"\\n}\\n';
const tree = treePaths(['x/a.mup', 'x/b.mup', 'made.up']);
const languages = languagesOf(['x/a.mup']);
const said = {
  languages,
  comments: commentsOf(text, 'x/a.mup').map(({ text }) => text),
  imports: [...importsOf(text, 'x/a.mup').keys()],
  resolved: importResolver({ tree, texts: new Map() })('x/a.mup', { module: 'b.mup', names: [] }),
  functions: functionsOf(text, 'x/a.mup').list.map(({ name }) => name),
  configuration: configurationOf('x/a.mup', tree),
  facts: readManifest('made.up', '').facts,
  questions: bugQuestions({ languages, dependencies: [], framework: null }),
};
const missing = Object.entries(said).filter(([, found]) => found.length !== 1);
if (missing.length > 0) throw new Error(JSON.stringify(missing));
`;

const CONTRACTS = ['tests/contract/floors.test.ts', 'src/context/languages/'];
const TYPES = JSON.stringify({ extends: './tsconfig.json', include: ['src/context/languages/*.ts'] });

let copy: ProjectCopy;

beforeAll(() => {
  copy = projectCopy('a language ');
  copy.place(PATH, RECORD);
  copy.place('facts.mjs', FACTS);
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
  expect(await copy.failing('node_modules/tsx/dist/cli.mjs', 'facts.mjs')).toBe('');
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
