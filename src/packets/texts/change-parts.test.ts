import { describe, expect, it } from 'vitest';
import { material, nonces, slots, TASK } from '../../../tests/golden/packets/sample-material.ts';
import { changeParts, emptyParts } from './change-parts.ts';
import { cutChange } from '../hunks/cut-change.ts';
import { NO_EXTRAS } from './extras.ts';
import { withoutCarried } from '../hunks/hunk-keys.ts';
import { PACKET_BUDGET } from '../packet.ts';
import { buildReviewPackets } from '../review/review-packets.ts';
import { hunkIds } from '../hunks/shown-files.ts';

const FILES = 1500;
const LINE = 'x'.repeat(500);

/** More files than a list names one by one, each with a hunk. */
const patch = Array.from({ length: FILES }, (_, n) => {
  const name = `folder-${n % 300}/a-file-with-a-rather-long-name-${n}.ts`;
  const head = `diff --git a/${name} b/${name}\nindex 1111111..2222222 100644\n--- a/${name}\n+++ b/${name}\n`;
  return `${head}@@ -1 +1 @@\n-was\n+${LINE}\n`;
}).join('');
const given = material(patch);
const carried = new Set(hunkIds(given.files).slice(0, FILES / 2));

it('is measured as long as it is, whatever is carried over', () => {
  for (const over of [new Set<string>(), carried]) {
    const [empty] = emptyParts(given.files, over).files;
    const [list] = changeParts(given.files, [], [], over)(new Set()).files;
    expect(list?.content).toHaveLength(empty?.content.length ?? -1);
    expect(list?.content.includes(' carried,')).toBe(over.size > 0);
  }
});

it('no packet is over the budget when a long list counts what is carried over', () => {
  const input = { lens: 'bug-scan', task: TASK, material: given, summary: null, nonces: nonces() } as const;
  const { packets } = buildReviewPackets({ ...input, nextSlot: slots(), carried });
  expect(packets.length).toBeGreaterThan(3);
  for (const { bytes } of packets) expect(bytes).toBeLessThanOrEqual(PACKET_BUDGET);
  expect(Math.max(...packets.map(({ bytes }) => bytes))).toBeGreaterThan(PACKET_BUDGET - 2000);
});

describe('the mark of a file', () => {
  const two = ['a.ts', 'b.ts'].map((name) => {
    const head = `diff --git a/${name} b/${name}\nindex 1111111..2222222 100644\n--- a/${name}\n+++ b/${name}\n`;
    return `${head}@@ -1 +1 @@\n-was\n+is\n@@ -9 +9 @@\n-was\n+is\n`;
  });
  const { files } = material(two.join(''));
  const marksWith = (over: readonly string[], gone: readonly string[] = []): string[] => {
    const left = withoutCarried(files, new Set([...over, ...gone]));
    const { units } = cutChange(left, [() => NO_EXTRAS], 10_000);
    const everything = units.flat(2);
    const [list] = changeParts(files, everything, [], new Set(over))(new Set(everything)).files;
    return (list?.content ?? '').split('\n').flatMap((row) => row.split(' ')[0] ?? []);
  };

  it.each([
    ['here, when all of it is', [], [], ['here', 'here', '']],
    ['carried, when all of it was reviewed before', ['b.ts#1', 'b.ts#2'], [], ['here', 'carried', '']],
    ['partly, when some of it was', ['b.ts#2'], [], ['here', 'partly', '']],
    ['skipped, when nobody is shown any of it', [], ['a.ts#1', 'a.ts#2'], ['skipped', 'here', '']],
  ])('is %s', (_, over, gone, marks) => {
    expect(marksWith(over, gone)).toEqual(marks);
  });
});
