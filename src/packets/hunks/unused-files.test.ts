import { describe, expect, it } from 'vitest';
import { path, rule } from '../../../tests/golden/packets/sample-material.ts';
import type { CommentNear } from '../../context/comments/comments-near.ts';
import type { HistoryTable } from '../../context/history/history-table.ts';
import { LENSES, type Lens } from '../../contracts/vocabulary.ts';
import type { ShownFile } from './shown-files.ts';
import { unusedFiles } from './unused-files.ts';

const file = (name: string, status: ShownFile['status'], from: string | null = null): ShownFile => ({
  ...{ path: path(name), from: from === null ? null : path(from), status, header: '' },
  ...{ addedLines: 1, removedLines: 0, skipped: null },
  hunks: [{ id: `${name}#1`, old: { start: 1, count: 0 }, new: { start: 1, count: 1 }, text: '' }],
});
const FILES = [
  file('api/new.ts', 'added'),
  file('api/pay.ts', 'modified'),
  file('api/gone.ts', 'deleted'),
  file('web/moved.ts', 'renamed', 'api/old.ts'),
  file('web/page.ts', 'modified'),
];
const commentIn = (name: string): CommentNear => ({
  ...{ path: path(name), at: { start: 1, end: 1 }, text: '// TODO', side: 'old', marker: 'TODO' },
});
const rowOf = (name: string) => ({ path: path(name) }) as HistoryTable['rows'][number];
const history: HistoryTable = { rows: [rowOf('api/pay.ts')], omitted: 0 };
const unused = (lens: Lens, given: { history?: HistoryTable; comments?: string[]; rules?: string[] } = {}) =>
  unusedFiles(lens, FILES, {
    context: {
      history: given.history ?? history,
      comments: (given.comments ?? []).map(commentIn),
    },
    rules: (given.rules ?? ['CLAUDE.md']).map((name) => rule(name, 'Close what you open.')),
  }).map(({ path: name }) => name);

describe('files that a lens is not sent', () => {
  it.each(LENSES.filter((lens) => !/^(rules|history|comment)-/.test(lens)))(
    '%s is sent every file',
    (lens) => {
      expect(unused(lens, { rules: [] })).toEqual([]);
    },
  );

  it('rules: those that no rule governs, under their old name neither', () => {
    expect(unused('rules-compliance', { rules: ['api/CLAUDE.md'] })).toEqual(['web/page.ts']);
    expect(unused('rules-compliance', { rules: ['api/CLAUDE.md', 'CLAUDE.md'] })).toEqual([]);
    expect(unused('rules-compliance', { rules: [] })).toHaveLength(FILES.length);
  });

  it('history: the new ones, which no commit can have touched', () => {
    expect(unused('history-context')).toEqual(['api/new.ts']);
    expect(unused('history-context', { history: { rows: [rowOf('api/new.ts')], omitted: 0 } })).toEqual([]);
  });

  it.each([
    ['was cut', { ...history, omitted: 1 }],
    ['could not be read in whole', { ...history, notes: ['a shallow clone'] }],
  ])('history: none, when the table %s', (_, table) => {
    expect(unused('history-context', { history: table })).toEqual([]);
  });

  it('comments: the deleted ones with which no marked comment went', () => {
    expect(unused('comment-compliance')).toEqual(['api/gone.ts']);
    expect(unused('comment-compliance', { comments: ['api/gone.ts'] })).toEqual([]);
  });

  it('leaves out what has nothing to show anyway', () => {
    const empty = FILES.map((one) => ({ ...one, hunks: [] }));
    expect(unusedFiles('rules-compliance', empty, { context: { history, comments: [] }, rules: [] })).toEqual(
      [],
    );
  });
});
