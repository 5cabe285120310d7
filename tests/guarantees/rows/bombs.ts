import type { Guarantee } from '../guarantee.ts';

/** What is small to fetch and large to read. */
export const BOMBS: readonly Guarantee[] = [
  {
    name: 'names-are-counted-first',
    promise:
      'The names of a change are counted before git is asked for its diff, each pair of folders once a level: a branch of eight tree objects that stand for a hundred million files is refused at once.',
    breaks: [
      {
        of: 'gather/refuse-name-bomb.ts#refuseNameBomb',
        how: 'a folder that stands in many places counts once',
        from: '(folders.get(below) ?? 0) + times',
        to: 'times',
        noticedBy: [{ file: 'src/gather/refuse-name-bomb.test.ts', test: 'each changed name' }],
      },
      {
        of: 'gather/refuse-name-bomb.ts#refuseNameBomb',
        how: 'folders may nest without end',
        from: 'if (depth > levels)',
        to: 'if (depth > levels * 2)',
        noticedBy: [{ file: 'src/gather/refuse-name-bomb.test.ts', test: 'folders in one another' }],
      },
    ],
  },
  {
    name: 'cache-is-bounded',
    promise:
      'A tree under review fills no disk: of a file larger than any text a line is laid out, and a tree that takes more than half of the free space is refused before it is written.',
    breaks: [
      {
        of: 'io/materialized/bounded-entries.ts#boundedEntries',
        how: 'files of any size are laid out',
        from: '(entry.size ?? 0) <= largest',
        to: '(entry.size ?? 0) <= largest * 2',
        noticedBy: [{ file: 'src/io/materialized/bounded-entries.test.ts', test: 'a line is laid out' }],
      },
      {
        of: 'io/materialized/bounded-entries.ts#refuseHugeTree',
        how: 'the free space is not asked for',
        from: 'Math.min(NEVER, Math.max(ALWAYS, free / 2))',
        to: 'Math.max(ALWAYS, free)',
        noticedBy: [{ file: 'src/io/materialized/bounded-entries.test.ts', test: 'is refused' }],
      },
    ],
  },
];
