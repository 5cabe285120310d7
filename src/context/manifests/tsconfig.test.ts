import { expect, it } from 'vitest';
import { strictnessNote } from './tsconfig.ts';

const note = (files: Record<string, string>): string =>
  strictnessNote('web/tsconfig.json', new Map(Object.entries(files)));

it.each<[string, Record<string, string>, string]>([
  [
    'reads comments and trailing commas',
    { 'web/tsconfig.json': '{ // on\n "compilerOptions": { "strict": true, /* x */ }, }' },
    'TypeScript strict (web/tsconfig.json)',
  ],
  [
    'says when no check is on',
    { 'web/tsconfig.json': '{"compilerOptions":{"target":"es2022"}}' },
    'TypeScript without strict checks (web/tsconfig.json)',
  ],
  [
    'follows a base configuration',
    {
      'web/tsconfig.json': '{"extends":"../tsconfig.base"}',
      'tsconfig.base.json': '{"compilerOptions":{"strict":true,"noUncheckedIndexedAccess":true}}',
    },
    'TypeScript strict, noUncheckedIndexedAccess (web/tsconfig.json)',
  ],
  [
    'lets the file itself overrule its base',
    {
      'web/tsconfig.json': '{"extends":["./a.json"],"compilerOptions":{"strict":false}}',
      'web/a.json': '{"compilerOptions":{"strict":true}}',
    },
    'TypeScript without strict checks (web/tsconfig.json)',
  ],
  [
    'names a base it cannot read',
    { 'web/tsconfig.json': '{"extends":"@tsconfig/node20"}' },
    'TypeScript without strict checks (web/tsconfig.json, which extends @tsconfig/node20: not read)',
  ],
  [
    'reads each base once, however often it is extended, and ends in a circle',
    {
      'web/tsconfig.json': `{"extends":[${'"./tsconfig.json",'.repeat(100)}],"compilerOptions":{"strict":true}}`,
    },
    'TypeScript strict (web/tsconfig.json)',
  ],
  [
    'ends in a chain of thousands',
    Object.fromEntries(
      Array.from({ length: 5000 }, (_, n) => [
        `web/${n === 0 ? 'tsconfig' : n}.json`,
        `{"extends":"./${n + 1}.json"}`,
      ]),
    ),
    'TypeScript without strict checks (web/tsconfig.json, which extends web/21.json: not read)',
  ],
])('%s', (_, files, expected) => {
  expect(note(files)).toBe(expected);
});

it('tells a broken configuration by its name', () => {
  expect(note({ 'web/tsconfig.json': '{' })).toMatch(/^web\/tsconfig\.json could not be read: /);
});

it('keeps what looks like a comment in a string', () => {
  expect(
    note({ 'web/tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]},"strict":true}}' }),
  ).toBe('TypeScript strict (web/tsconfig.json)');
});
