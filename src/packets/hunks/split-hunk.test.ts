import { describe, expect, it } from 'vitest';
import type { ShownHunk } from './shown-files.ts';
import { splitHunk } from './split-hunk.ts';

function hunk(old: [number, number], now: [number, number], text: string): ShownHunk {
  return {
    id: 'a.ts#1',
    old: { start: old[0], count: old[1] },
    new: { start: now[0], count: now[1] },
    text,
  };
}

const line = (mark: string, letter: string): string => `${mark}${letter.repeat(99)}\n`;
// Each line is 101 bytes, and 120 are kept for a part's header: two lines fit 330 bytes, three do not.
const ROOM = 330;

describe('a hunk that fits', () => {
  it('stays untouched', () => {
    const text = '@@ -3 +3,2 @@ class A\n-x\n+y\n+z\n';
    expect(splitHunk(hunk([3, 1], [3, 2], text), text.length)).toEqual({
      pieces: [{ hunk: 'a.ts#1', part: null, oldStart: 3, oldCount: 1, newStart: 3, newCount: 2, text }],
      tooLong: [],
    });
  });
});

describe('a hunk over the room', () => {
  it('is cut between lines, each part under the header of its own lines', () => {
    const lines = [line(' ', 'a'), line('-', 'b'), line('+', 'c'), line('+', 'd'), line(' ', 'e')];
    const { pieces, tooLong } = splitHunk(
      hunk([10, 3], [20, 4], `@@ -10,3 +20,4 @@ fn()\n${lines.join('')}`),
      ROOM,
    );
    expect(pieces.map((piece) => piece.text)).toEqual([
      `@@ -10,2 +20 @@ fn()\n${line(' ', 'a')}${line('-', 'b')}`,
      `@@ -11,0 +21,2 @@ fn()\n${line('+', 'c')}${line('+', 'd')}`,
      `@@ -12 +23 @@ fn()\n${line(' ', 'e')}`,
    ]);
    expect(pieces.map((piece) => piece.part)).toEqual([
      { index: 1, of: 3 },
      { index: 2, of: 3 },
      { index: 3, of: 3 },
    ]);
    expect(tooLong).toEqual([]);
  });

  it('numbers the parts of a new file from its first line', () => {
    const lines = [line('+', 'a'), line('+', 'b'), line('+', 'c'), line('+', 'd')];
    const { pieces } = splitHunk(hunk([0, 0], [1, 4], `@@ -0,0 +1,4 @@\n${lines.join('')}`), ROOM);
    expect(pieces.map((piece) => piece.text.split('\n')[0])).toEqual(['@@ -0,0 +1,2 @@', '@@ -0,0 +3,2 @@']);
  });

  it('numbers the parts of a deleted file from its first line', () => {
    const lines = [line('-', 'a'), line('-', 'b'), line('-', 'c'), line('-', 'd')];
    const { pieces } = splitHunk(hunk([1, 4], [0, 0], `@@ -1,4 +0,0 @@\n${lines.join('')}`), ROOM);
    expect(pieces.map((piece) => piece.text.split('\n')[0])).toEqual(['@@ -1,2 +0,0 @@', '@@ -3,2 +0,0 @@']);
  });

  it('keeps the mark of a missing last newline with its line', () => {
    const mark = '\\ No newline at end of file\n';
    const body = [line('-', 'a'), line('-', 'b'), mark, line('+', 'c'), mark];
    const { pieces } = splitHunk(hunk([1, 2], [1, 1], `@@ -1,2 +1 @@\n${body.join('')}`), ROOM);
    expect(pieces.map((piece) => piece.text)).toEqual([
      `@@ -1 +0,0 @@\n${line('-', 'a')}`,
      `@@ -2 +0,0 @@\n${line('-', 'b')}${mark}`,
      `@@ -2,0 +1 @@\n${line('+', 'c')}${mark}`,
    ]);
  });

  it('cuts at line feeds only: a carriage return belongs to its line', () => {
    const odd = `+${'a'.repeat(150)}\r${'b'.repeat(40)}\r\n`;
    const { pieces } = splitHunk(hunk([0, 0], [1, 2], `@@ -0,0 +1,2 @@\n${odd}${odd}`), ROOM);
    expect(pieces.map((piece) => piece.text.split('\n')[1])).toEqual([odd.slice(0, -1), odd.slice(0, -1)]);
  });

  it('counts bytes, not letters', () => {
    const { pieces } = splitHunk(
      hunk([0, 0], [1, 2], `@@ -0,0 +1,2 @@\n+${'€'.repeat(60)}\n+${'€'.repeat(60)}\n`),
      ROOM,
    );
    expect(pieces).toHaveLength(2);
  });

  it('leaves a line that no part can hold out, says how long it is, and numbers what follows right', () => {
    const body = [line('+', 'a'), `+${'x'.repeat(400)}\n`, line('+', 'c')];
    const { pieces, tooLong } = splitHunk(hunk([0, 0], [1, 3], `@@ -0,0 +1,3 @@\n${body.join('')}`), ROOM);
    expect(pieces.map((piece) => piece.text)).toEqual([
      `@@ -0,0 +1 @@\n${line('+', 'a')}`,
      `@@ -0,0 +3 @@\n${line('+', 'c')}`,
    ]);
    expect(tooLong).toEqual([402]);
  });

  it('fills its room to the last byte, less what the header of a part may take', () => {
    // 210 bytes are left of 330: two lines of 105, or one of 210.
    const three = Array<string>(3).fill(`+${'a'.repeat(103)}\n`);
    const cut = (lines: readonly string[], section = '') =>
      splitHunk(
        hunk([0, 0], [1, lines.length], `@@ -0,0 +1,${lines.length} @@${section}\n${lines.join('')}`),
        ROOM,
      );
    expect(cut(three).pieces.map(({ newCount }) => newCount)).toEqual([2, 1]);
    expect(cut(three, ' f').pieces.map(({ newCount }) => newCount)).toEqual([1, 1, 1]);
    expect(cut([`+${'a'.repeat(208)}\n`, ...three])).toMatchObject({ tooLong: [] });
    expect(cut([`+${'a'.repeat(208)}\n`, ...three]).pieces.map(({ newCount }) => newCount)).toEqual([
      1, 2, 1,
    ]);
    expect(cut([`+${'a'.repeat(209)}\n`, ...three])).toMatchObject({ tooLong: [211] });
  });

  it('has no piece at all when every line is too long', () => {
    const { pieces, tooLong } = splitHunk(hunk([0, 0], [1, 1], `@@ -0,0 +1 @@\n+${'x'.repeat(400)}\n`), ROOM);
    expect(pieces).toEqual([]);
    expect(tooLong).toEqual([402]);
  });
});
