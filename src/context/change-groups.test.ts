import { expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { FileChange } from '../diff/changed-lines.ts';
import { changeGroups } from './change-groups.ts';

it('names every changed file once, whatever kind of change it is', () => {
  const counts = { addedLines: 0, removedLines: 0, hunks: [], removed: [], added: [], deletionAnchors: [] };
  const path = (text: string): RepoPath => text as RepoPath;
  const files: FileChange[] = [
    { kind: 'text', path: path('a'), status: 'added', ...counts },
    { kind: 'opaque', path: path('b.png'), status: 'added', why: 'binary' },
    { kind: 'opaque', path: path('c.sh'), status: 'modified', why: 'mode' },
    { kind: 'deleted', path: path('d'), addedLines: 0, removedLines: 1, hunks: [], removed: [] },
    { kind: 'opaque', path: path('e.png'), status: 'deleted', why: 'binary' },
    { kind: 'text', path: path('f'), from: path('old/f'), status: 'renamed', ...counts },
    { kind: 'opaque', path: path('g'), from: path('old/g'), status: 'renamed', why: 'rename' },
    { kind: 'text', path: path('h'), status: 'modified', ...counts },
  ];
  expect(changeGroups(new Map(files.map((file) => [file.path, file])))).toEqual({
    added: ['a', 'b.png'],
    modified: ['c.sh', 'h'],
    deleted: ['d', 'e.png'],
    renamed: [
      { from: 'old/f', to: 'f' },
      { from: 'old/g', to: 'g' },
    ],
  });
});
