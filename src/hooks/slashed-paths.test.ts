import { expect, it } from 'vitest';
import type { LookTool } from './redirect-look.ts';
import { slashedPaths } from './slashed-paths.ts';

const WINDOWS: readonly [string, LookTool, Record<string, unknown>, Record<string, unknown>][] = [
  ['a file', 'Read', { file_path: 'c:\\a\\b.ts', limit: 3 }, { file_path: 'C:/a/b.ts', limit: 3 }],
  ['the place of a search', 'Grep', { path: 'a\\b' }, { path: 'a/b' }],
  ['a pattern of paths', 'Glob', { pattern: 'a\\*.ts', path: 'b\\c' }, { pattern: 'a/*.ts', path: 'b/c' }],
  [
    'not a pattern of text: there a backslash means something',
    'Grep',
    { pattern: 'a\\.b' },
    { pattern: 'a\\.b' },
  ],
  ['not what is no text', 'Read', { file_path: 3 }, { file_path: 3 }],
  ['not what the look does not have', 'Glob', {}, {}],
];

it.each(WINDOWS)('on Windows, %s is read with forward slashes', (_, tool, input, slashed) => {
  expect(slashedPaths(tool, input, 'win32')).toStrictEqual(slashed);
});

it('elsewhere a backslash is part of a name', () => {
  expect(slashedPaths('Glob', { pattern: 'a\\*', path: 'b\\c' }, 'linux')).toEqual({
    pattern: 'a\\*',
    path: 'b\\c',
  });
});
