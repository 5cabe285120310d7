import type { Guarantee } from '../guarantee.ts';

/** What stands in shown lines and cannot be read there. */
export const UNSEEN: readonly Guarantee[] = [
  {
    name: 'unseen-is-named',
    promise:
      'Characters that nobody sees, or that turn a line around, are named above the hunks that add them, and in the report with the lines.',
    breaks: [
      {
        of: 'packets/shown-files.ts#shownFiles',
        how: 'reviewers are not told',
        from: '+ unseenNote(hunks) +',
        to: '+ unseenNote([]) +',
        noticedBy: [{ file: 'src/packets/unseen-characters.test.ts' }],
      },
      {
        of: 'packets/unseen-characters.ts#unseenWarnings',
        how: 'lone CRs count as ends of lines',
        from: "text.replace(/\\r$/, '')",
        to: "text.replaceAll('\\r', '')",
        noticedBy: [{ file: 'src/packets/unseen-characters.test.ts' }],
      },
    ],
  },
];
