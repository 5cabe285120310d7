import { describe, expect, it } from 'vitest';
import { addedLines, material } from '../../../tests/golden/packets/sample-material.ts';
import { cutChange } from './cut-change.ts';
import { NO_EXTRAS } from '../texts/extras.ts';
import { total } from '../pack.ts';

const cut = (patch: string, room: number) => cutChange(material(patch).files, [() => NO_EXTRAS], room);

describe('a change cut for packets', () => {
  const deep = `${'deep/'.repeat(40)}a.ts`;

  it('has no unit over the room, with the name of its file and the words above a part', () => {
    const patch = addedLines(deep, Array<string>(60).fill('x'.repeat(50)));
    for (let room = 800; room < 1400; room += 29) {
      const { units, uncovered } = cut(patch, room);
      expect(uncovered).toEqual([]);
      expect(units.flat().length).toBeGreaterThan(1);
      for (const unit of units.flat()) expect(total(unit)).toBeLessThanOrEqual(room);
    }
  });

  it.each([
    [['x', 'y'.repeat(2000)], 'one line of 2002 bytes fits no packet'],
    [['y'.repeat(2000), 'x', 'y'.repeat(3000)], '2 lines of up to 3002 bytes fit no packet'],
  ])('says of lines that fit nowhere how long they are', (lines, why) => {
    expect(cut(addedLines('a.ts', lines), 1500).uncovered).toEqual([{ hunk: 'a.ts#1', path: 'a.ts', why }]);
  });
});
