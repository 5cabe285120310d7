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
  {
    name: 'merge-says-how-it-ended',
    promise:
      'What no fix review has seen is merged by an audit only when that is asked for by name, and the merge of an audit that did not converge says so in its message.',
    breaks: [
      {
        of: 'audit/unreviewed-fixes.ts#unreviewedFixes',
        how: 'one review a round is enough',
        from: 'round.line.indexOf(sha) > seen',
        to: 'round.line.indexOf(sha) > seen && seen === -2',
        noticedBy: [
          { file: 'src/audit/unreviewed-fixes.test.ts', test: 'after a fix' },
          { file: 'src/run/audit/merge-incomplete.slow.test.ts', test: 'merges no fix' },
        ],
      },
      {
        of: 'run/audit/finish-audit.ts#finishAudit',
        how: 'the history is not told',
        from: 'words.length === 0 ? subject',
        to: 'words.length >= 0 ? subject',
        noticedBy: [{ file: 'src/run/audit/merge-incomplete.slow.test.ts', test: 'what was reviewed' }],
      },
      {
        of: 'run/audit/end-reservations.ts#endReservations',
        how: 'a branch is where the audit left it',
        from: '...(moved === undefined ? [] : [moved]),',
        to: '',
        noticedBy: [{ file: 'src/run/audit/merge-incomplete.slow.test.ts', test: 'on top of the audit' }],
      },
    ],
  },
  {
    name: 'verdict-of-an-audit-is-of-a-commit',
    promise:
      'The verdict of an audit names its scope, the commit that it is about and whether HEAD has that, and ends with 3 when the branch of the audit has moved since.',
    breaks: [
      {
        of: 'run/audit/audit-verdict-now.ts#auditVerdictNow',
        how: 'a branch stands where it stood',
        from: 'exit: moved === undefined ? exit : 3',
        to: 'exit',
        noticedBy: [{ file: 'src/run/audit/audit-verdict-now.slow.test.ts', test: 'does not stand for' }],
      },
      {
        of: 'run/audit/audit-verdict-now.ts#auditVerdictNow',
        how: 'what was audited is what is checked out',
        from: 'merged: isInHead === 0',
        to: 'merged: isInHead >= 0',
        noticedBy: [{ file: 'src/run/audit/audit-verdict-now.slow.test.ts', test: 'whether HEAD has that' }],
      },
    ],
  },
  {
    name: 'end-says-who-answered',
    promise:
      'An audit that converged though not every specialist answered says in the words of its end how many did, whatever the preset.',
    breaks: [
      {
        of: 'audit/convergence.ts#convergence',
        how: 'who was silent is not worth a word',
        from: "answered === specialists ? ''",
        to: "answered <= specialists ? ''",
        noticedBy: [{ file: 'src/audit/convergence.test.ts', test: 'how many answered' }],
      },
    ],
  },
];
