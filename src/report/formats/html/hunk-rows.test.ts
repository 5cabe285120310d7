import { describe, expect, it } from 'vitest';
import { hunkRows } from './hunk-rows.ts';

const hunk = (...lines: string[]) => ({
  id: 'a#1',
  old: { start: 5, count: 2 },
  new: { start: 7, count: 2 },
  text: `@@ -5,2 +7,2 @@\n${lines.join('\n')}\n`,
});

describe('the lines of a hunk', () => {
  it('are numbered on the sides where they stand', () => {
    expect(hunkRows(hunk(' same', '-old', '+new', '\\ No newline at end of file'))).toEqual([
      { kind: 'context', old: 5, now: 7, text: 'same' },
      { kind: 'removed', old: 6, now: null, text: 'old' },
      { kind: 'added', old: null, now: 8, text: 'new' },
      { kind: 'remark', old: null, now: null, text: 'No newline at end of file' },
    ]);
  });

  it('keep marks of their own: a removed line may start with two dashes, an empty one has none', () => {
    expect(hunkRows(hunk('--- sql', '+', ' ')).map(({ kind, text }) => [kind, text])).toEqual([
      ['removed', '-- sql'],
      ['added', ''],
      ['context', ''],
    ]);
  });

  it('lose the CR of a file that has it everywhere, and show it where it is the change', () => {
    expect(hunkRows(hunk(' a\r', '+b\r')).map(({ text }) => text)).toEqual(['a', 'b']);
    expect(hunkRows(hunk('-a', '+a\r')).map(({ text }) => text)).toEqual(['a', 'a\r']);
  });
});
