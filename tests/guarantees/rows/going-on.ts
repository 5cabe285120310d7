import type { Guarantee } from '../guarantee.ts';

/** Somebody asks once more: of the same run, or of the change as it is now. */
export const GOING_ON: readonly Guarantee[] = [
  {
    name: 'undisturbed',
    promise:
      'A hunk is carried over only where what it may rest on is as it was: nothing is where something was taken out of the change, of a small change where anything reviewed or imported is another, of a file that is another, or imports or is imported by one, on whatever way through files that are no part of the change, where an edited file is data or of a language whose imports nobody here finds, and of the files of a finding of which one is.',
    breaks: [
      {
        of: 'packets/undisturbed.ts#undisturbed',
        how: 'whatever else has changed, a hunk that is the same is carried over',
        from: 'again.get(lens)?.(pathOfHunk(hunk)) !== true',
        to: 'again.get(lens)?.(pathOfHunk(hunk)) !== undefined',
        noticedBy: [
          { file: 'src/packets/undisturbed.test.ts' },
          { file: 'src/run/planning/undisturbed.slow.test.ts' },
        ],
      },
      {
        of: 'packets/undisturbed.ts#undisturbed',
        how: 'of a small change the other files are carried over',
        from: 'if (isSmall && isHere)',
        to: 'if (isSmall && isHere && changed.size === 0)',
        noticedBy: [
          { file: 'src/packets/undisturbed.test.ts', test: 'of a small change' },
          {
            file: 'src/run/planning/undisturbed.slow.test.ts',
            test: 'in a small change all is reviewed anew',
          },
        ],
      },
      {
        of: 'packets/undisturbed.ts#undisturbed',
        how: 'what was taken out without a line of its own is not missed',
        from: '[...head].some(isTakenOut)',
        to: '[...gone].some(isTakenOut)',
        noticedBy: [{ file: 'src/run/planning/undisturbed.slow.test.ts', test: 'taken out without a line' }],
      },
      {
        of: 'context/graph/tied-files.ts#tiedFiles',
        how: 'an edit reaches no further than one import',
        from: 'for (const path of found) for',
        to: 'for (const path of seeds) for',
        noticedBy: [
          { file: 'src/run/planning/undisturbed.slow.test.ts', test: 'through files that are no part' },
        ],
      },
      {
        of: 'gather/tied-files.ts#readTiedFiles',
        how: 'what no import names is taken for what nobody uses',
        from: 'if (edited.some((path) => !isTiedByImports(path, true))) return undefined;',
        to: 'if (edited.some((path) => !isTiedByImports(path, true))) return new Set();',
        noticedBy: [{ file: 'src/run/planning/undisturbed.slow.test.ts', test: 'nothing is carried over' }],
      },
      {
        of: 'run/planning/plan-past.ts#planPast',
        how: 'the findings of the review before tie nothing together',
        from: 'named: findings.map(({ finding }) => filesNamed(finding))',
        to: 'named: [] as ReturnType<typeof filesNamed>[]',
        noticedBy: [
          {
            file: 'src/run/planning/undisturbed.slow.test.ts',
            test: 'an edit of a line that a finding names',
          },
        ],
      },
    ],
  },
  {
    name: 'asking-again-takes-nothing-back',
    promise:
      'To ask again takes nothing back: what the first reply to a packet found counts beside the second, and of several scores of a finding the highest that was proven.',
    breaks: [
      {
        of: 'run/stored/slot-state.ts#slotStates',
        how: 'the reply that went through a part of its packet is forgotten when it is asked for the rest',
        from: 'partlyBy: repliedBy({ partlyBy, storedBy })',
        to: 'partlyBy: repliedBy({ partlyBy, storedBy }).slice(0, 0)',
        noticedBy: [{ file: 'src/run/phases/unexamined.test.ts', test: 'is asked again without losing' }],
      },
      {
        of: 'findings/merge-duplicates.ts#mergeDuplicates',
        how: 'what is told anew takes the place of what was scored',
        from: '(isEarlier(one) ? 0 : 1)',
        to: '(isEarlier(one) ? 0 : 0)',
        noticedBy: [{ file: 'src/run/phases/score-run.test.ts', test: 'told anew' }],
      },
      {
        of: 'run/phases/judged-defects.ts#judgedDefects',
        how: 'the latest score counts, whatever was proven before',
        from: 'answer: highest(answer, [first, ...others], said)',
        to: 'answer: highest(answer, [first, ...others], [])',
        noticedBy: [{ file: 'src/run/phases/score-run.test.ts', test: 'keeps the highest score' }],
      },
    ],
  },
];
