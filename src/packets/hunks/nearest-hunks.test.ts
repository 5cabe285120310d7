import { describe, expect, it } from 'vitest';
import { material, path } from '../../../tests/golden/packets/sample-material.ts';
import type { SourceLines } from '../../diff/source-lines.ts';
import { nearestHunks } from './nearest-hunks.ts';
import { byteLength } from '../packet.ts';

const name = (file: string, from = file): string =>
  `diff --git a/${from} b/${file}\n` +
  (from === file ? '' : `similarity index 50%\nrename from ${from}\nrename to ${file}\n`) +
  `index 1111111..2222222 100644\n--- a/${from}\n+++ b/${file}\n`;
/** A hunk of added lines that says which it is; each takes more than the label of a part. */
const adds = (which: string, old: number, at: number, lines = 1): string =>
  `@@ -${old},0 +${at},${lines} @@\n${`+${which} ${'x'.repeat(300)}\n`.repeat(lines)}`;
const place = (line: number, side: SourceLines['side'] = 'new', file = 'a.ts'): SourceLines => ({
  file: path(file),
  side,
  at: { start: line, end: line },
});

/** Which hunks are shown when there is room for so many bytes of hunks under the names of so many files. */
function shown(patch: string, places: readonly SourceLines[], room: number): { of: string[]; left: number } {
  const near = nearestHunks(places, material(patch).files, room);
  return { of: near.shown.map(({ text }) => /^\+(\w+)/m.exec(text)?.[1] ?? ''), left: near.left };
}

const ONE = byteLength(name('a.ts') + adds('A', 100, 100)) + 200;

describe('of hunks that do not all fit', () => {
  // A stands in new lines 10 to 14, B in new line 20, C in new line 100.
  const patch = name('a.ts') + adds('A', 9, 10) + adds('B', 18, 20) + adds('C', 97, 100);

  it.each([
    ['the one that holds the place', 20, 'B'],
    ['the one above, when it is nearer', 14, 'A'],
    ['the one below, when it is nearer', 16, 'B'],
    ['the first of two that are as near', 15, 'A'],
    ['the last, of a place behind it', 500, 'C'],
  ])('is shown %s', (_, line, which) => {
    expect(shown(patch, [place(line)], ONE)).toEqual({ of: [which], left: 2 });
  });

  it('a long one is as near as its last line', () => {
    const long = name('a.ts') + adds('A', 9, 10, 5) + adds('B', 14, 20);
    const room = byteLength(name('a.ts') + adds('A', 9, 10, 5)) + 200;
    expect(shown(long, [place(17)], room)).toEqual({ of: ['A'], left: 1 });
  });

  it('lines of the old side are compared with lines of the old side', () => {
    expect(
      shown(name('a.ts') + adds('A', 9, 10, 50) + adds('B', 60, 111), [place(60, 'old')], ONE).of,
    ).toEqual(['B']);
  });

  it('of two that would both fit the one is taken that is nearer on the side of the place', () => {
    // 50 lines are added above: in new lines A is next to line 60, in old ones B is.
    const moved = name('a.ts') + adds('Z', 1, 2, 50) + adds('A', 10, 61) + adds('B', 60, 112);
    expect(shown(moved, [place(60, 'old')], ONE)).toEqual({ of: ['B'], left: 1 });
    expect(shown(moved, [place(60)], ONE)).toEqual({ of: ['A'], left: 1 });
  });

  it('each place has its own nearest, shown in the order of the change', () => {
    const two = ONE + byteLength(adds('C', 97, 100));
    expect(shown(patch, [place(100), place(10)], two)).toEqual({ of: ['A', 'C'], left: 1 });
  });

  it('places in other files make none nearer', () => {
    const both = patch + name('b.ts') + adds('D', 1, 2);
    const room = ONE + byteLength(name('b.ts') + adds('D', 1, 2));
    expect(shown(both, [place(100), place(20, 'new', 'b.ts')], room).of).toEqual(['C', 'D']);
  });

  it('they are taken up to the last byte of the room', () => {
    const header = material(patch).files[0]?.header ?? '';
    const room = byteLength(header + adds('A', 9, 10) + adds('B', 18, 20));
    expect(shown(patch, [place(10)], room).of).toEqual(['A', 'B']);
    expect(shown(patch, [place(10)], room - 1).of).toEqual(['A']);
  });
});

it('a file is looked into under its former name as well, and others are not', () => {
  const patch = name('new.ts', 'old.ts') + adds('A', 9, 10) + name('b.ts') + adds('B', 9, 10);
  expect(shown(patch, [place(9, 'old', 'old.ts')], 10 * ONE)).toEqual({ of: ['A'], left: 0 });
});
