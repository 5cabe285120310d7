import { describe, expect, it } from 'vitest';
import { path } from '../../../tests/golden/packets/sample-material.ts';
import type { HistoryRow } from '../../context/history/history-table.ts';
import type { Stack } from '../../context/stack/stack.ts';
import { historyNotes, historyTexts, listed, stackText } from './fact-texts.ts';

describe('a list that may be cut', () => {
  it.each([
    ['holds what fits its room to the byte', 9, 0, 'ab\ncd\né\nx'],
    ['counts what does not', 8, 0, 'ab\ncd\n(2 more)'],
    ['counts what was left out before as well', 6, 3, 'ab\ncd\n(5 more)'],
    ['cuts no item', 5, 0, 'ab\n(3 more)'],
  ])('%s', (_, room, omitted, text) => {
    // Each item takes its bytes and a separator.
    const items = room === 9 ? ['ab', 'cd', 'é', 'x'] : ['ab', 'cd', 'é', 'xyz'];
    expect(listed(items, '\n', room === 9 ? 11 : room, omitted)).toBe(text);
  });
});

describe('the stack', () => {
  const NONE: Stack = { languages: [], framework: null, dependencies: [], notes: [], configFiles: [] };

  it('is told a line for each kind of fact, and a line for each note', () => {
    const stack: Stack = {
      languages: ['TypeScript', 'Go'],
      framework: 'vue ^3.4.0',
      dependencies: ['pinia 2', 'zod 3'],
      notes: ['strict is on', 'package.json could not be read'],
      configFiles: [path('tsconfig.json'), path('a\nb.json')],
    };
    expect(stackText(stack).split('\n')).toEqual([
      'languages: TypeScript, Go',
      'framework: vue ^3.4.0',
      'dependencies: pinia 2, zod 3',
      'configuration: tsconfig.json, "a\\nb.json"',
      '- strict is on',
      '- package.json could not be read',
    ]);
  });

  it('has no line for what is not known', () => {
    expect(stackText({ ...NONE, languages: ['Go'] })).toBe('languages: Go');
    expect(stackText(NONE)).toBe('(nothing detected)');
  });
});

const ROW: HistoryRow = {
  sha: '5'.repeat(40),
  date: '2024-01-01T00:00:00Z',
  subject: 'Guard the total',
  body: '',
  path: path('src/a.ts'),
  lines: [],
  why: 'fix',
};

const nameOf = (sha: string): string => sha.slice(0, 5);

describe('a row of the history', () => {
  it('says what the commit did, when, and to which lines', () => {
    const row: HistoryRow = {
      ...ROW,
      body: 'It was negative.',
      lines: [
        { start: 3, end: 3 },
        { start: 7, end: 9 },
      ],
      patch: '@@ -3 +3 @@\n-a\n+b',
    };
    expect(historyTexts([row], nameOf, 1000)).toEqual([
      [
        'commit: 55555',
        'date: 2024-01-01',
        'why: fix',
        'file: src/a.ts',
        'last to touch: 3, 7-9',
        'message:\nGuard the total\n\nIt was negative.',
        'patch:\n@@ -3 +3 @@\n-a\n+b',
      ].join('\n'),
    ]);
  });

  it('without lines, body and patch ends with its subject', () => {
    expect(historyTexts([ROW], nameOf, 1000)[0]).toMatch(/^file: src\/a.ts\nmessage:\nGuard the total$/m);
    expect(historyTexts([ROW], nameOf, 1000)[0]).not.toMatch(/patch|last to touch/);
  });

  it('of the commit that made the file has no patch: it is the file, and nothing that was changed', () => {
    const row: HistoryRow = { ...ROW, patch: '@@ -0,0 +1,2 @@\n+a\n+b' };
    expect(historyTexts([row], nameOf, 1000)[0]).toMatch(/\n\(the commit made the file\)$/);
    expect(historyTexts([row], nameOf, 1000)[0]).not.toContain('+a');
  });

  it('has its patch as long as all patches together fit, to the byte', () => {
    const rows = [
      { ...ROW, patch: '+ä' },
      { ...ROW, patch: '-bc' },
    ];
    expect(historyTexts(rows, nameOf, 6).join()).toContain('patch:\n+ä');
    expect(historyTexts([...rows, ROW], nameOf, 5)[0]).toBe(
      '(2 patch excerpts of the rows below are left out: they need too much room)',
    );
  });
});

it('nothing is said of a history table that is whole', () => {
  expect(historyNotes({ rows: [], omitted: 0 })).toBe('');
});
