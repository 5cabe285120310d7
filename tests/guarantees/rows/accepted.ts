import type { Guarantee } from '../guarantee.ts';

/** Accepted findings and their places. */
export const ACCEPTED: readonly Guarantee[] = [
  {
    name: 'accepted-places',
    promise:
      'What was accepted is accepted at its place, told by what surrounds it: a copy of its lines elsewhere, something else said of them (of what is critical or high: under another title), or another change that breaks them, is found; where more than one place could be meant nothing is suppressed, and the report says why.',
    breaks: [
      {
        of: 'findings/place.ts#couldBe',
        how: 'the function around it does not count',
        from: 'if (place.within !== remembered.within) return false;',
        to: "if (place.within === '') return false;",
        noticedBy: [{ file: 'src/findings/fits-entry.test.ts', test: 'in another function does not' }],
      },
      {
        of: 'findings/place.ts#couldBe',
        how: 'the lines around it do not count',
        from: 'return same * 3 >= (before.length + after.length) * 2;',
        to: 'return same * 3 >= 0;',
        noticedBy: [{ file: 'src/findings/place.test.ts' }],
      },
      {
        of: 'findings/fits-entry.ts#fitOf',
        how: 'of several places that could be meant each is accepted',
        from: 'if (possible.length > 1) return severalPlaces(file, possible);',
        to: '',
        noticedBy: [
          { file: 'src/findings/fits-entry.test.ts', test: 'inserted beside it' },
          { file: 'src/run/remembered/accepted-places.slow.test.ts', test: 'nobody can tell' },
        ],
      },
      {
        of: 'findings/fits-entry.ts#fitOf',
        how: 'whatever is said of the lines is accepted with them',
        from: 'return isSaid && (wasNamed',
        to: 'return (isSaid || entry.titles !== undefined) && (wasNamed',
        noticedBy: [{ file: 'src/findings/fits-entry.test.ts', test: 'of the same line' }],
      },
      {
        of: 'findings/fits-entry.ts#fitOf',
        how: 'lines that were accepted are accepted as whatever a change makes of them',
        from: 'then?.cause === causeNow(cause, texts)',
        to: 'then?.cause !== causeNow(cause, texts)',
        noticedBy: [{ file: 'src/findings/fits-entry.test.ts', test: 'was accepted as it worked' }],
      },
      {
        of: 'findings/fits-entry.ts#fitOf',
        how: 'an entry without its place holds wherever its lines stand',
        from: 'if (everywhere.length > 1) return severalPlaces(file, everywhere);',
        to: '',
        noticedBy: [{ file: 'src/findings/fits-entry.test.ts', test: 'finds its lines twice' }],
      },
      {
        of: 'findings/stand-again.ts#standAgain',
        how: 'a finding is followed to a copy of its lines above it',
        from: 'if (only !== undefined && more.length === 0) {',
        to: 'if (only !== undefined && more.length > 100) {',
        noticedBy: [{ file: 'src/findings/stand-again.test.ts', test: 'copy of its lines' }],
      },
      {
        of: 'findings/fits-entry.ts#alikeAtMost',
        how: 'a grave claim is accepted with a title that shares half of its words',
        from: 'if (titles === undefined || !isGrave(claim)) return undefined;',
        to: 'if (titles === undefined || isGrave(claim)) return undefined;',
        noticedBy: [{ file: 'src/findings/fits-entry.test.ts', test: 'accepts nothing that is critical' }],
      },
      {
        of: 'findings/suppressions.ts#applySuppressions',
        how: 'what comes back graver is not named',
        from: 'graver.push(...graverThan(entry, finding));',
        to: 'graver.push(...graverThan(entry, finding).slice(1));',
        noticedBy: [{ file: 'src/findings/fits-entry.test.ts', test: 'stays suppressed and is named' }],
      },
    ],
  },
];
