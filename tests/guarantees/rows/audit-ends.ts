import type { Guarantee } from '../guarantee.ts';

/** What the end of an audit says is all there is to say. */
export const AUDIT_ENDS: readonly Guarantee[] = [
  {
    name: 'gravest-word-counts',
    promise:
      'A finding that an audit keeps is as grave as the gravest of its duplicates, and what is known as a remark is no reason to drop something graver on the same lines.',
    breaks: [
      {
        of: 'audit/fold-triage.ts#foldTriage',
        how: 'a critical one goes as the duplicate of a remark',
        from: '!isGraver(finding, kept)',
        to: '!isGraver(finding, finding)',
        noticedBy: [
          { file: 'src/audit/audit-verdict.test.ts', test: 'was a duplicate of' },
          { file: 'src/audit/fold-journal.test.ts', test: 'takes the gravest word' },
        ],
      },
      {
        of: 'audit/raise-findings.ts#raiseFindings',
        how: 'known is what stands on the same lines',
        from: '&& !isGraver(proven.claim, one)',
        to: '',
        noticedBy: [{ file: 'src/audit/raise-findings.test.ts', test: 'is raised anew' }],
      },
    ],
  },
];
