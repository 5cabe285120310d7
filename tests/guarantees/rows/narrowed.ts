import type { Guarantee } from '../guarantee.ts';

/** What is asked about is a part of a change. */
export const NARROWED: readonly Guarantee[] = [
  {
    name: 'narrowed-is-no-all-clear',
    promise:
      'A review of some paths of a change says so in its first line, names them, and approves nothing; nor is code approved that came with another commit of a submodule.',
    breaks: [
      {
        of: 'report/summary-notes.ts#allClear',
        how: 'an all-clear is silent about the rest of the change',
        from: "(paths === undefined ? '' :",
        to: "(paths !== undefined ? '' :",
        noticedBy: [{ file: 'src/report/word-of.test.ts', test: 'is no all-clear of the change' }],
      },
      {
        of: 'report/build-report.ts#buildReport',
        how: 'a part is approved as the whole',
        from: 'facts.run.paths.length > 0 ||',
        to: 'facts.run.paths.length < 0 ||',
        noticedBy: [{ file: 'src/report/word-of.test.ts', test: 'is no all-clear of the change' }],
      },
      {
        of: 'report/build-report.ts#buildReport',
        how: 'another commit of a submodule is approved unseen',
        from: "skipped.some(({ reason }) => reason === 'submodule')",
        to: "skipped.some(({ reason }) => reason === 'large')",
        noticedBy: [{ file: 'src/report/word-of.test.ts', test: 'another commit of a submodule' }],
      },
    ],
  },
];
