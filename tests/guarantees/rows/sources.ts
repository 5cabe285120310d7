import type { Guarantee } from '../guarantee.ts';

const SHARED = 'src/run/phases/shared-sources.test.ts';
const IN_A_ROW = 'src/run/phases/in-a-row.test.ts';

export const SOURCES: readonly Guarantee[] = [
  {
    name: 'sources-in-one-call',
    promise:
      'Sources that share a call are held to what each of them owes: a finding is proven by the source that it names, and a source is covered only by a reply that went through its files.',
    breaks: [
      {
        of: 'replies/split-sources.ts#splitSources',
        how: 'a finding may name a source that its packet did not show',
        from: 'const stray = findings.findIndex(({ source }) => !lenses.includes(source));',
        to: 'const stray = findings.findIndex(() => false);',
        noticedBy: [{ file: 'src/replies/split-sources.test.ts' }],
      },
      {
        of: 'replies/parse-reply.ts#parseReply',
        how: 'a finding need not have the proof of its source',
        from: 'if (contract === SOURCE_READER) await splitSources',
        to: "if (contract === SOURCE_READER && text === '') await splitSources",
        noticedBy: [{ file: 'src/replies/split-sources.test.ts', test: 'before it is known which sources' }],
      },
      {
        of: 'run/phases/world-of.ts#worldOf',
        how: 'a source in a shared call is looked up in no facts',
        from: 'slotLenses(slot).some((lens) => FROM_FACTS.includes(lens))',
        to: 'FROM_FACTS.some((lens) => lens === slot.agent)',
        noticedBy: [{ file: SHARED }],
      },
      {
        of: 'run/phases/coverage-facts.ts#reviewCalls',
        how: 'a source in a shared call owes nothing',
        from: 'return slotLenses(slot).map((lens) => ({',
        to: 'return slotLenses(slot).slice(0, 1).map((lens) => ({',
        noticedBy: [{ file: SHARED }],
      },
      {
        of: 'packets/review-packets.ts#buildSharedPacket',
        how: 'what does not fit one packet is left out',
        from: 'if (only === undefined || more.length > 0 || uncovered.length > 0) return undefined;',
        to: 'if (only === undefined) return undefined;',
        noticedBy: [{ file: SHARED }],
      },
    ],
  },
  {
    name: 'told-before',
    promise:
      'What a reviewer raised is told to those after it in a fence, by title and place and with secrets replaced, and to nobody who judges by rules alone.',
    breaks: [
      {
        of: 'run/phases/raised-so-far.ts#raisedSoFar',
        how: 'nothing is told of what was raised',
        from: 'const all = [...toScore, ',
        to: 'const all = [...toScore.slice(toScore.length), ',
        noticedBy: [{ file: IN_A_ROW }],
      },
      {
        of: 'packets/raised-text.ts#raisedText',
        how: 'a title may take a line of its own',
        from: "title.replaceAll(/\\s+/g, ' ').trim()",
        to: 'title',
        noticedBy: [{ file: 'src/packets/raised-text.test.ts' }],
      },
      {
        of: 'run/phases/review-slots.ts#reviewSlots',
        how: 'everybody is asked at once',
        from: "return calls?.in_a_row === true && hasTree && statesIntent !== true ? 'sources' : 'review';",
        to: "return calls?.in_a_row === true && hasTree && statesIntent === true ? 'sources' : 'review';",
        noticedBy: [{ file: IN_A_ROW }],
      },
    ],
  },
];
