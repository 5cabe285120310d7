import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { long, packetsOf } from '../../tests/golden/packets/packets-of.ts';
import { changedLinesIn } from '../../tests/golden/packets/read-diff-fence.ts';
import { addedLines, rule } from '../../tests/golden/packets/sample-material.ts';
import { LENSES } from '../contracts/vocabulary.ts';
import { PACKET_BUDGET } from './packet.ts';
import { propertyRuns } from '../../tests/kit/property-runs.ts';

/** A file as rows of one hunk: kept, removed and added lines. */
type Row = { readonly mark: ' ' | '+' | '-'; readonly length: number };
const rowOf: fc.Arbitrary<Row> = fc.record({
  mark: fc.constantFrom<Row['mark'][]>(' ', '+', '-', '+'),
  length: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: 200 }) },
    { weight: 6, arbitrary: fc.integer({ min: 2000, max: 12_000 }) },
    { weight: 1, arbitrary: fc.constant(110_000) },
  ),
});
const change = fc.array(
  fc.array(fc.array(rowOf, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 }),
  {
    minLength: 1,
    maxLength: 8,
  },
);

/** The patch that git would write, and every changed line in it, as `changedLinesIn` names it, with its hunk. */
function patchOf(files: Row[][][]): { patch: string; hunkOf: Map<string, string> } {
  let [patch, unique] = ['', 0];
  const hunkOf = new Map<string, string>();
  for (const [index, hunks] of files.entries()) {
    const name = `src/f${String(index).padStart(2, '0')}.ts`;
    patch += `diff --git a/${name} b/${name}\nindex 1111111..2222222 100644\n--- a/${name}\n+++ b/${name}\n`;
    let [old, now] = [1, 1];
    for (const [at, rows] of hunks.entries()) {
      const hunk = `${name}#${at + 1}`;
      const body = [...rows, { mark: '+', length: 5 } as const];
      const [oldStart, newStart] = [old, now];
      let text = '';
      for (const { mark, length } of body) {
        const content = `${(unique += 1)} ${long('é', length / 2)}`;
        text += `${mark}${content}\n`;
        if (mark === '+') hunkOf.set(`${name} +${now} ${content}`, hunk);
        if (mark === '-') hunkOf.set(`${name} -${old} ${content}`, hunk);
        if (mark !== '+') old += 1;
        if (mark !== '-') now += 1;
      }
      const side = (start: number, count: number): string => `${count === 0 ? start - 1 : start},${count}`;
      patch += `@@ -${side(oldStart, old - oldStart)} +${side(newStart, now - newStart)} @@\n${text}`;
      // Lines between two hunks that nobody touched.
      old += 3;
      now += 3;
    }
  }
  return { patch, hunkOf };
}

describe('the packets of a lens over any change', () => {
  it.each(LENSES)('show %s every changed line at its right number, or name its hunk as uncovered', (lens) => {
    const rules = [
      rule('CLAUDE.md', `${long('r', 3000)}\n`),
      rule('b/CLAUDE.md', `${long('s', 900)}\n`.repeat(40)),
    ];
    fc.assert(
      fc.property(change, (files) => {
        const { patch, hunkOf } = patchOf(files);
        const { packets, uncovered, owed } = packetsOf(lens, patch, { rules });
        const shown = new Set(packets.flatMap(({ text }) => changedLinesIn(text)));
        const gaps = new Set(uncovered.map(({ hunk }) => hunk));
        const missing = [...hunkOf.keys()].filter((line) => !shown.has(line));

        expect([...shown].filter((line) => !hunkOf.has(line))).toEqual([]);
        expect(missing.filter((line) => Buffer.byteLength(line) < 100_000)).toEqual([]);
        for (const line of missing) expect(gaps).toContain(hunkOf.get(line));
        expect(new Set([...gaps, ...packets.flatMap(({ hunks }) => hunks)])).toEqual(new Set(owed));
        expect(packets.flatMap(({ hunks }) => hunks).filter((hunk) => gaps.has(hunk))).toEqual([]);
        for (const { text, bytes } of packets) {
          expect(bytes).toBe(Buffer.byteLength(text));
          expect(bytes).toBeLessThanOrEqual(PACKET_BUDGET);
        }
      }),
      // Shrinking half a megabyte takes minutes and tells little.
      { ...propertyRuns(25), seed: 7, endOnFailure: true },
    );
  });

  it('are the same for the same change, slot by slot', () => {
    const patch = addedLines('a.ts', Array<string>(40).fill(long('a', 9000)));
    expect(packetsOf('bug-scan', patch)).toEqual(packetsOf('bug-scan', patch));
  });
});
