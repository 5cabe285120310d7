import type { Guarantee } from '../guarantee.ts';

/** What only a lens's own source can give. */
export const CITED: readonly Guarantee[] = [
  {
    name: 'cited-commit-and-comment',
    promise:
      'A cited commit is in the table that code made; a cited comment stands in one comment of the file, in a language whose comments can be told from its strings.',
    breaks: [
      {
        of: 'context/history-table.ts#commitInTable',
        how: 'a commit that the table has not counts as it is written',
        from: 'return others.length === 0 ? only : undefined;',
        to: 'return others.length === 0 ? (only ?? ref) : undefined;',
        noticedBy: [{ file: 'src/evidence/prove-claim.test.ts' }],
      },
      {
        of: 'evidence/prove-comment.ts#flawOfComment',
        how: 'code counts as a comment',
        from: 'commentsOf(plain.text, file).some(({ text }) => standsInProse(quote, text))',
        to: 'standsInProse(quote, plain.text)',
        noticedBy: [
          { file: 'src/evidence/prove-claim.test.ts' },
          { file: 'src/evidence/prove-comment.test.ts' },
        ],
      },
      {
        of: 'evidence/prove-comment.ts#flawOfComment',
        how: 'what looks like a comment is one in any language',
        from: 'if (!hasOwnScanner(file, plain.text)) return false;',
        to: 'if (!hasOwnScanner(file, plain.text) && plain.text === file) return false;',
        noticedBy: [{ file: 'src/evidence/prove-comment.test.ts' }],
      },
    ],
  },
];
