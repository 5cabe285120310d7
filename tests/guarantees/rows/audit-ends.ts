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
        from: '|| isGraver(claim, one)) return false;',
        to: ') return false;',
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
  {
    name: 'tests-that-ran-are-counted',
    promise:
      'A fix after which fewer tests run than before goes as one that breaks a test, whatever the runner’s status; an end without a recognised test, or with tests that fail as before, says so.',
    breaks: [
      {
        of: 'audit/test-runs.ts#fewerThanBefore',
        how: 'what does not run does not fail',
        from: '(ran ?? 0) < Math.min(...before)',
        to: '(ran ?? 0) < 0',
        noticedBy: [
          { file: 'src/audit/fewer-tests.test.ts' },
          { file: 'src/run/audit/fixing/edited-tests.slow.test.ts', test: 'how many tests run goes' },
        ],
      },
      {
        of: 'audit/audit-verdict.ts#auditVerdict',
        how: 'a command that names no test is a test',
        from: '...testWords(state),',
        to: '',
        noticedBy: [{ file: 'src/audit/audit-verdict.test.ts', test: 'names no test' }],
      },
    ],
  },
  {
    name: 'dropped-in-audits-is-not-refuted',
    promise:
      'How an audit ended names how many critical or high claims were dropped for want of proof; and what people decided about one grave thing of a line decides nothing about another.',
    breaks: [
      {
        of: 'audit/audit-verdict.ts#auditVerdict',
        how: 'what was misquoted is not worth a word',
        from: 'dropped === 0 ?',
        to: 'dropped >= 0 ?',
        noticedBy: [{ file: 'src/audit/audit-verdict.test.ts', test: 'dropped a grave claim' }],
      },
      {
        of: 'audit/raise-findings.ts#raiseFindings',
        how: 'a decision about a line is one about all that is said of it',
        from: '|| saysAsMuch(claim.title, one.title)',
        to: '|| claim.title !== undefined',
        noticedBy: [{ file: 'src/audit/raise-findings.test.ts', test: 'another claim about lines' }],
      },
    ],
  },
];
