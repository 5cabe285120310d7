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
  {
    name: 'next-loses-no-work',
    promise:
      'A fix that waits for its reply is left alone, however often `next` is called; what is ever set aside is told, with the ref that holds it and the command that brings it back.',
    breaks: [
      {
        of: 'run/phases/advance.ts#advance',
        how: 'every call uses up an offer, and the fifth the attempt',
        from: "const isOfWork = file.kind === 'fix' ||",
        to: "const isOfWork = file.kind === 'hunt' ||",
        noticedBy: [
          { file: 'src/run/audit/fixing/pending-fix.slow.test.ts', test: 'is left alone, however often' },
        ],
      },
      {
        of: 'run/audit/fixing/clean-work-tree.ts#cleanWorkTree',
        how: 'what is set aside is kept and never told',
        from: "if (!discarded.has(ref)) await note(paths, { kind: 'discarded', ref, head, why });",
        to: 'if (why === ref) discarded.add(ref);',
        noticedBy: [
          { file: 'src/run/audit/fixing/pending-fix.slow.test.ts', test: 'is given up on purpose' },
        ],
      },
    ],
  },
  {
    name: 'repairs-are-told-failures',
    promise:
      'Whoever is to mend tests is shown each failure by its name, message and traceback, however much is printed behind it, and every earlier attempt with its reason.',
    breaks: [
      {
        of: 'audit/test-output/failures-shown.ts#failuresShown',
        how: 'the end of the output stands for the failures',
        from: 'found.every(({ told }) => told === undefined)',
        to: 'found.every(({ told }) => told !== null)',
        noticedBy: [{ file: 'src/audit/test-output/failures-shown.test.ts' }],
      },
      {
        of: 'audit/earlier-attempts.ts#earlierAttempts',
        how: 'a repair knows nothing of the repairs before it',
        from: "round.items.filter(({ mode }) => mode === 'fix_regression')",
        to: 'round.items.filter((one) => one === item)',
        noticedBy: [{ file: 'src/audit/earlier-attempts.test.ts' }],
      },
    ],
  },
  {
    name: 'news-know-the-start',
    promise:
      'News of an audit and its status tell new failures from those of the round’s start, name what was put off without asking and what was a duplicate, and call no fix fixed without what tests and review say of it.',
    breaks: [
      {
        of: 'audit/known-failures.ts#failuresByRun',
        how: 'what failed before is told as new',
        from: 'before.add(name)',
        to: 'before.has(name)',
        noticedBy: [
          { file: 'src/audit/news.test.ts', test: 'failing at the start tells' },
          { file: 'src/audit/timeline.test.ts', test: 'failing before the fixes' },
        ],
      },
      {
        of: 'audit/fix-accounts.ts#fixStanding',
        how: 'a fix is fixed whatever its tests say',
        from: 'subject }) => subject === id',
        to: 'subject }) => subject !== id',
        noticedBy: [{ file: 'src/audit/fix-accounts.test.ts', test: 'is worth what tests and review say' }],
      },
    ],
  },
];
