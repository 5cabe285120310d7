import type { Guarantee } from '../guarantee.ts';

/** What reviewers are shown is what a tool reads. */
export const AS_IT_RUNS: readonly Guarantee[] = [
  {
    name: 'shown-is-what-runs',
    promise:
      'A text of UTF-16 or 32 is shown decoded where its tool goes by the mark, or where its bytes but the zeros say the same; a shell script that says something else byte by byte is a gap.',
    breaks: [
      {
        of: 'gather/text-called-binary.ts#textCalledBinary',
        how: 'whatever reads a text goes by its mark',
        from: '[path, from].every(readByItsMark)',
        to: '[path, from].every((name) => readByItsMark(name) || name.length > 0)',
        noticedBy: [{ file: 'src/gather/decoded-text.test.ts', test: 'byte by byte' }],
      },
      {
        of: 'gather/text-called-binary.ts#textCalledBinary',
        how: 'what is executable is read by its name',
        from: '![oldMode, newMode].includes(EXECUTABLE) && ',
        to: '![oldMode, newMode].includes(`${EXECUTABLE}?`) && ',
        noticedBy: [{ file: 'src/gather/decoded-text.test.ts', test: 'byte by byte' }],
      },
    ],
  },
];
