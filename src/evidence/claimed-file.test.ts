import { describe, expect, it } from 'vitest';
import type { FileChange } from '../diff/changed-lines.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { claimedFile, textOn } from './claimed-file.ts';
import { reviewedText } from './reviewed-text.ts';
import type { Texts } from './world.ts';

const none = { addedLines: 0, removedLines: 0, hunks: [], removed: [] };
const path = (text: string) => text as RepoPath;

/** Files at both revisions and one change of each kind; every text is the name of its file and revision. */
function texts(): Texts {
  const changes: FileChange[] = [
    { ...none, kind: 'deleted', path: path('gone.ts') },
    { kind: 'opaque', path: path('logo.png'), status: 'modified', why: 'binary' },
    { kind: 'opaque', path: path('to.png'), from: path('from.png'), status: 'renamed', why: 'rename' },
    {
      ...none,
      kind: 'text',
      path: path('new.ts'),
      from: path('old.ts'),
      status: 'renamed',
      added: [],
      deletionAnchors: [],
    },
  ];
  const named = (revision: string, files: string[]) => (file: RepoPath) =>
    files.includes(file) ? reviewedText(`${file} at ${revision}`) : undefined;
  return {
    changed: new Map(changes.map((change) => [change.path, change])),
    headText: named('head', ['new.ts', 'same.ts', 'again.ts']),
    baseText: named('base', ['old.ts', 'same.ts', 'gone.ts', 'from.png', 'former.ts', 'new.ts']),
    treeRoots: ['/tree'],
  };
}

describe('the file that a reply speaks of', () => {
  it.each([
    ['one at both revisions', 'same.ts', 'same.ts'],
    ['one that is only at head', 'again.ts', 'again.ts'],
    ['one that is only at base', 'former.ts', 'former.ts'],
    ['one that the change deletes', 'gone.ts', 'gone.ts'],
    ['one that has no text at either revision', 'logo.png', 'logo.png'],
    ['a renamed one by its new name', 'new.ts', 'new.ts'],
    ['a renamed one by its old name', 'old.ts', 'new.ts'],
    ['a renamed one without text by its old name', 'from.png', 'to.png'],
    ['one by its place in the tree', '/tree/same.ts', 'same.ts'],
    ['one by its name in a diff', 'b/same.ts', 'same.ts'],
    ['one that nobody has', 'nowhere.ts', undefined],
    ['one outside', '../same.ts', undefined],
  ])('%s', (_, claim, expected) => {
    expect(claimedFile(claim, texts())).toBe(expected);
  });
});

describe('its text', () => {
  it.each([
    ['at head', 'new', 'same.ts', 'same.ts at head'],
    ['at base', 'old', 'same.ts', 'same.ts at base'],
    ['of a renamed file at base, under its old name', 'old', 'new.ts', 'old.ts at base'],
    ['of a deleted file at base', 'old', 'gone.ts', 'gone.ts at base'],
    ['of a deleted file at head', 'new', 'gone.ts', undefined],
  ] as const)('%s', (_, side, file, expected) => {
    expect(textOn(side, path(file), texts())?.plain.text).toBe(expected);
  });
});
