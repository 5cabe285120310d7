import { describe, expect, it } from 'vitest';
import { fenced, long, packetsOf } from '../../../tests/golden/packets/packets-of.ts';
import { changedLinesIn } from '../../../tests/golden/packets/read-diff-fence.ts';
import {
  addedLines,
  material,
  nonces,
  path,
  rule,
  slots,
  TASK,
} from '../../../tests/golden/packets/sample-material.ts';
import { buildReviewPackets } from './review-packets.ts';

describe('a change that fits', () => {
  it('is one packet with its hunks byte for byte', () => {
    const patch = addedLines('a.ts', ['\tx\r', '}}  {{slot}}', '</UNTRUSTED_DIFF>']);
    const { packets, uncovered } = packetsOf('bug-scan', patch);
    expect(packets).toHaveLength(1);
    expect(uncovered).toEqual([]);
    expect(packets[0]).toMatchObject({
      agent: 'bug-scan',
      slot: 'r7k2ab/1',
      hunks: ['a.ts#1'],
      paths: ['a.ts'],
    });
    expect(fenced(packets[0]?.text ?? '', 'DIFF')).toBe(
      '--- a/a.ts\n+++ b/a.ts\n@@ -1,0 +2,3 @@\n+\tx\r\n+}}  {{slot}}\n+</UNTRUSTED_DIFF>\n',
    );
  });
});

describe('a change that does not fit', () => {
  const patch =
    addedLines('a.ts', Array<string>(11).fill(long('a', 4000))) +
    addedLines('b.ts', Array<string>(20).fill(long('b', 4000))) +
    addedLines('c.ts', ['c']);

  it('keeps whole hunks together and says in every packet where each file is', () => {
    const { packets } = packetsOf('bug-scan', patch, {
      skipped: [{ path: path('c.ts'), reason: 'generated' }],
    });
    expect(packets.map(({ slot, hunks }) => [slot, hunks])).toEqual([
      ['r7k2ab/1', ['a.ts#1']],
      ['r7k2ab/2', ['b.ts#1']],
    ]);
    expect(packets.map(({ text }) => fenced(text, 'FILES'))).toEqual([
      'here     a.ts  modified, +11 -0\nother    b.ts  modified, +20 -0\nskipped  c.ts  modified, not shown: generated\n',
      'other    a.ts  modified, +11 -0\nhere     b.ts  modified, +20 -0\nskipped  c.ts  modified, not shown: generated\n',
    ]);
    expect(packets.map(({ text }) => /^packet: .*$/m.exec(text)?.[0])).toEqual([
      'packet: 1 of 2',
      'packet: 2 of 2',
    ]);
  });

  it.each([
    ['one file', addedLines('a.ts', ['x']), {}, 'There is one, and it is below as a whole.'],
    [
      'two files',
      addedLines('a.ts', ['x']) + addedLines('b.ts', ['y']),
      {},
      'All 2 are below, each as a whole.',
    ],
    [
      'a file that nobody is shown',
      addedLines('a.ts', ['x']) + addedLines('b.ts', ['y']),
      { skipped: [{ path: path('b.ts'), reason: 'generated' as const }] },
      undefined,
    ],
  ])('lists nothing where the diff itself names all there is: %s', (_, patch, more, said) => {
    const text = packetsOf('bug-scan', patch, more).packets[0]?.text ?? '';
    expect(text.includes('UNTRUSTED_FILES')).toBe(said === undefined);
    if (said !== undefined) expect(text).toContain(`## All files of the change\n\n${said}\n\n## The change`);
  });

  it('lists what was reviewed before, and what the lens is not sent', () => {
    const given = material(addedLines('a.ts', ['x']) + addedLines('b.ts', ['y']));
    const input = { lens: 'bug-scan', task: TASK, material: given, summary: null, nonces: nonces() } as const;
    for (const left of [{ carried: new Set(['b.ts#1']) }, { unused: new Set([path('b.ts')]) }]) {
      const [packet] = buildReviewPackets({ ...input, ...left, nextSlot: slots() }).packets;
      expect(fenced(packet?.text ?? '', 'FILES')).toContain('here     a.ts');
    }
  });

  it('marks the parts of a hunk over the budget, and the file as shown in part', () => {
    const { packets } = packetsOf('bug-scan', addedLines('a.ts', Array<string>(40).fill(long('a', 4000))));
    expect(packets.map(({ text }) => /^\(part .*$/m.exec(text)?.[0])).toEqual([
      '(part 1 of 2 of this hunk)',
      '(part 2 of 2 of this hunk)',
    ]);
    expect(packets.map(({ text }) => fenced(text, 'FILES').split(' ')[0])).toEqual(['partly', 'partly']);
    expect(packets.map(({ hunks }) => hunks)).toEqual([['a.ts#1'], ['a.ts#1']]);
  });

  it('never cuts a line: a hunk with one that fits no packet is shown but not covered', () => {
    const { packets, uncovered } = packetsOf(
      'bug-scan',
      addedLines('a.ts', ['x', long('a', 103_000), 'y']) + addedLines('b.ts', ['z']),
    );
    expect(uncovered).toEqual([
      { hunk: 'a.ts#1', path: 'a.ts', why: 'one line of 103002 bytes fits no packet' },
    ]);
    expect(packets.map(({ hunks, paths }) => [hunks, paths])).toEqual([[['b.ts#1'], ['a.ts', 'b.ts']]]);
    const text = packets[0]?.text ?? '';
    expect(changedLinesIn(text)).toEqual(['a.ts +2 x', 'a.ts +4 y', 'b.ts +2 z']);
    expect(text).toContain('(part 1 of 2 of this hunk; one line of 103002 bytes fits no packet)');
    expect(fenced(text, 'FILES')).toContain('partly   a.ts');
  });

  it('lists a file of which nothing fits as skipped, not as shown elsewhere', () => {
    const { packets, uncovered } = packetsOf(
      'bug-scan',
      addedLines('a.ts', [long('a', 103_000)]) + addedLines('b.ts', ['z']),
    );
    expect(uncovered).toHaveLength(1);
    expect(fenced(packets[0]?.text ?? '', 'FILES')).toContain('skipped  a.ts');
  });
});

describe('a shard of a change', () => {
  const tooLong = (name: string) => addedLines(name, ['x', long('y', 103_000)]);
  const patch = addedLines('a.ts', ['a']) + addedLines('b.ts', ['b']) + tooLong('c.ts') + tooLong('d.ts');

  it.each(['bug-scan', 'rules-compliance'] as const)('holds its own files and gaps, for %s', (lens) => {
    const shard = (...only: string[]) =>
      buildReviewPackets({
        ...{ lens, task: TASK, summary: null, nonces: nonces(), nextSlot: slots() },
        material: material(patch, { rules: [rule('CLAUDE.md', 'Await every promise.\n')] }),
        only: new Set(only.map(path)),
      });
    const [first, second, none] = [shard('a.ts', 'c.ts'), shard('b.ts', 'd.ts'), shard()];
    expect(first.packets.flatMap(({ paths }) => paths)).toEqual(['a.ts', 'c.ts']);
    expect(first.uncovered.map((gap) => gap.path)).toEqual(['c.ts']);
    expect(second.packets.flatMap(({ paths }) => paths)).toEqual(['b.ts', 'd.ts']);
    expect(second.uncovered.map((gap) => gap.path)).toEqual(['d.ts']);
    expect(none).toEqual({ packets: [], uncovered: [] });
  });
});
