import { expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import { attributeLine } from './attribute-line.ts';

it.each([
  ['src/a.ts', String.raw`"/src/a.ts" diff`],
  ['a b.ts', String.raw`"/a b.ts" diff`],
  ['*.ts', String.raw`"/\\*.ts" diff`],
  ['[a]?', String.raw`"/\\[a\\]\\?" diff`],
  ['quo"te', String.raw`"/quo\"te" diff`],
  ['back\\slash', String.raw`"/back\\\\slash" diff`],
  ['two\nlines\t', String.raw`"/two\012lines\011" diff`],
  ['ünï', '"/ünï" diff'],
])('names %j literally', (path, line) => {
  expect(attributeLine(path as RepoPath, 'diff')).toBe(`${line}\n`);
});
