import { expect, it } from 'vitest';
import type { FileChange } from '../diff/changed-lines.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { remotenessIn } from './remoteness.ts';

const path = 'a.ts' as RepoPath;
const common = { path, addedLines: 0, removedLines: 0, hunks: [], removed: [{ start: 7, end: 7 }] };
const text: FileChange = {
  ...common,
  kind: 'text',
  status: 'modified',
  added: [{ start: 3, end: 4 }],
  deletionAnchors: [9],
};
const deleted: FileChange = { ...common, kind: 'deleted' };
const opaque: FileChange = { kind: 'opaque', path, status: 'modified', why: 'binary' };

it.each([
  ['an added line', text, 'new', 3, 0],
  ['the line before a removal', text, 'new', 8, 1],
  ['the line behind a removal', text, 'new', 9, 1],
  ['an unchanged line', text, 'new', 7, 2],
  ['a removed line', text, 'old', 7, 0],
  ['an unchanged line of the old side', text, 'old', 3, 2],
  ['a line of a deleted file', deleted, 'old', 7, 0],
  ['a line of the new side of a deleted file', deleted, 'new', 7, 2],
  ['a line of a file that is not text', opaque, 'new', 7, 2],
  ['a line of the old side of a file that is not text', opaque, 'old', 7, 2],
  ['a line of a file that was not changed', undefined, 'new', 3, 2],
] as const)('%s', (_, change, side, line, expected) => {
  const changed = new Map(change === undefined ? [] : [[path, change]]);
  expect(remotenessIn(changed, path, side)({ start: line, end: line })).toBe(expected);
});
