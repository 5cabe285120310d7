import type { Guarantee } from '../guarantee.ts';

export const AUDIT_NEWS: readonly Guarantee[] = [
  {
    name: 'silence-is-not-clean',
    promise:
      'Every artifact of an audit says how many specialists answered; a round that nobody answered is never written down as one without findings.',
    breaks: [
      {
        of: 'audit/who-answered.ts#answeredIn',
        how: 'a hunt that was never taken in counts as answered',
        from: 'hunts === 0 || gaps.some(',
        to: 'gaps.some(',
        noticedBy: [{ file: 'src/audit/who-answered.test.ts' }, { file: 'src/audit/artifacts.test.ts' }],
      },
      {
        of: 'run/audit/stop-audit.ts#stopAudit',
        how: 'what specialists had answered when the audit was stopped is thrown away',
        from: 'await takeWhatCame(audit);',
        to: '',
        noticedBy: [
          {
            file: 'src/run/audit/stop-audit.slow.test.ts',
            test: 'what some had answered when it was stopped',
          },
        ],
      },
    ],
  },
  {
    name: 'refused-review-aborts',
    promise:
      'The second refused review of fixes aborts the round, at once; `status` names the command that tries it again.',
    breaks: [
      {
        of: 'run/stored/store-by-hand.ts#storeByHand',
        how: 'refusals are told and forgotten',
        from: "if (state?.status !== 'pending') return;",
        to: 'if (state !== undefined) return;',
        noticedBy: [
          { file: 'src/run/audit/reviewing/fix-review.slow.test.ts', test: 'aborts at the second refusal' },
        ],
      },
      {
        of: 'run/audit/reviewing/refused-review.ts#abortIfRefused',
        how: 'the round goes on until somebody asks for the next step',
        from: 'await takeVerify(audit, round, await openRun(home, run));',
        to: '',
        noticedBy: [
          { file: 'src/run/audit/reviewing/fix-review.slow.test.ts', test: 'aborts at the second refusal' },
        ],
      },
    ],
  },
];
