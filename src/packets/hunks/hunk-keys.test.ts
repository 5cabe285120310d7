import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { material, nonces, slots, TASK } from '../../../tests/golden/packets/sample-material.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import { coverageOf } from '../../report/build/coverage.ts';
import { carriedFor, carriedOver, hunkKeys, type ReviewedHunk } from './hunk-keys.ts';
import { buildReviewPackets } from '../review/review-packets.ts';
import { hunkIds, type ShownFile } from './shown-files.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

/** A file of the change, as the lines of its hunks. */
type Edits = Readonly<Record<string, readonly string[]>>;

/** The patch of an edit: each hunk replaces one line, ten lines apart, from a line on that says how far it has moved. */
function patchOf(edits: Edits, movedBy = 0): string {
  return Object.entries(edits)
    .map(([name, hunks]) => {
      const head = `diff --git a/${name} b/${name}\nindex 1111111..2222222 100644\n--- a/${name}\n+++ b/${name}\n`;
      const body = hunks.map((line, n) => {
        const at = 1 + movedBy + n * 10;
        return `@@ -${at} +${at} @@ function f${movedBy}\n-was before ${line}\n+${line}\n`;
      });
      return hunks.length === 0 ? '' : head + body.join('');
    })
    .join('');
}

const filesOf = (edits: Edits, movedBy = 0): readonly ShownFile[] => material(patchOf(edits, movedBy)).files;

const LENS: Lens = 'bug-scan';
const keysOf = (files: readonly ShownFile[], given: unknown = 'the same') =>
  hunkKeys(files, [LENS], () => given);
const reviewed = (files: readonly ShownFile[], run = 'first'): ReviewedHunk[] =>
  keysOf(files).map((key) => ({ ...key, run }));
const carriedIn = (before: Edits, now: Edits, movedBy = 0): string[] =>
  carriedOver(keysOf(filesOf(now, movedBy)), reviewed(filesOf(before))).map(({ hunk }) => hunk);

describe('a hunk is carried over', () => {
  it.each<[string, Edits, Edits, number, string[]]>([
    ['when nothing has changed', { 'a.ts': ['x', 'y'] }, { 'a.ts': ['x', 'y'] }, 0, ['a.ts#1', 'a.ts#2']],
    ['not at another place', { 'a.ts': ['x', 'y'] }, { 'a.ts': ['x', 'y'] }, 7, []],
    ['when one below it is gone', { 'a.ts': ['x', 'y'] }, { 'a.ts': ['x'] }, 0, ['a.ts#1']],
    ['when one below it is new', { 'a.ts': ['y'] }, { 'a.ts': ['y', 'x'] }, 0, ['a.ts#1']],
    ['not when a line of it is another', { 'a.ts': ['x', 'y'] }, { 'a.ts': ['x', 'z'] }, 0, ['a.ts#1']],
    ['not when white space is another', { 'a.ts': ['x'] }, { 'a.ts': ['x '] }, 0, []],
    ['not from another file', { 'a.ts': ['x'] }, { 'b.ts': ['x'] }, 0, []],
    ['not twice from once', { 'a.ts': ['x'] }, { 'a.ts': ['x', 'x'] }, 0, ['a.ts#1']],
  ])('%s', (_, before, now, movedBy, expected) => {
    expect(carriedIn(before, now, movedBy)).toEqual(expected);
  });

  it('not under other conditions, nor for another lens, and with the run that reviewed it', () => {
    const files = filesOf({ 'a.ts': ['x'] });
    expect(carriedOver(keysOf(files), reviewed(files, 'r7k2ab'))).toMatchObject([
      { hunk: 'a.ts#1', run: 'r7k2ab' },
    ]);
    expect(carriedOver(keysOf(files, 'others'), reviewed(files))).toEqual([]);
    const others = reviewed(files).map((one) => ({ ...one, lens: 'history-context' as const }));
    expect(carriedOver(keysOf(files), others)).toEqual([]);
  });

  it('not when only the file’s name before has changed', () => {
    const [file] = filesOf({ 'a.ts': ['x'] });
    const renamed = { ...file!, header: '--- a/old.ts\n+++ b/a.ts\n' };
    expect(carriedOver(keysOf([renamed]), reviewed([file!]))).toEqual([]);
  });
});

it('a key is a SHA-256 in hex', () => {
  expect(keysOf(filesOf({ 'a.ts': ['x'] }))[0]?.key).toMatch(/^[0-9a-f]{64}$/);
});

it('what a lens need not review again is what it has reviewed itself', () => {
  const [one] = reviewed(filesOf({ 'a.ts': ['x'] }));
  const carried = [one!, { ...one!, lens: 'history-context' as const, hunk: 'b.ts#1' }];
  expect([...carriedFor(LENS, carried)]).toEqual(['a.ts#1']);
});

const edits: fc.Arbitrary<Edits> = fc.dictionary(
  fc.constantFrom('a.ts', 'b.ts', 'c/d.ts', 'e.ts'),
  fc.array(fc.constantFrom('x', 'y', 'z', 'w'), { minLength: 1, maxLength: 5 }),
  { minKeys: 1 },
);

it('whatever was edited: every hunk is either in a packet or carried over, and the coverage adds up', () => {
  fc.assert(
    fc.property(edits, edits, fc.nat(30), (before, now, movedBy) => {
      const given = material(patchOf(now, movedBy));
      const hunks = hunkIds(given.files);
      const over = carriedOver(keysOf(given.files), reviewed(filesOf(before)));
      const carried = carriedFor(LENS, over);
      const { packets, uncovered } = buildReviewPackets({
        ...{
          lens: LENS,
          task: TASK,
          material: given,
          summary: null,
          nonces: nonces(),
          nextSlot: slots(),
          carried,
        },
      });
      const shown = packets.flatMap((packet) => packet.hunks);
      expect(uncovered).toEqual([]);
      expect([...new Set(shown), ...carried].toSorted()).toEqual(hunks.toSorted());
      expect(packets.length === 0).toBe(carried.size === hunks.length);
      const calls = packets.map((packet) => ({
        slot: packet.slot,
        lens: LENS,
        hunks: packet.hunks,
        stored: true,
        why: '',
      }));
      const { table, gaps } = coverageOf(hunks, [LENS], calls, [], over);
      expect(gaps).toEqual([]);
      expect(table.reviewed + table.carried).toBe(table.hunks);
      expect(table.carried).toBe(carried.size);
    }),
    propertyRuns(100),
  );
});
