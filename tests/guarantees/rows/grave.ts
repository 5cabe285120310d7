import type { Guarantee } from '../guarantee.ts';

/** What is called grave does not vanish behind something smaller. */
export const GRAVE: readonly Guarantee[] = [
  {
    name: 'beside-the-change-is-told',
    promise:
      'A critical or high claim whose quote stands on unchanged lines of a hunk, or of the function that a hunk changes, is told first and nothing is approved: what a removed check has guarded stands there.',
    breaks: [
      {
        of: 'report/tally.ts#isUnplaced',
        how: 'what is not on changed lines says nothing about the change',
        from: "return isGrave(claim) && 'beside' in reason;",
        to: "return isGrave(claim) && 'besides' in reason;",
        noticedBy: [{ file: 'src/findings/beside-change.slow.test.ts', test: 'in a hunk' }],
      },
      {
        of: 'findings/beside-change.ts#isBeside',
        how: 'only the lines that a diff shows around a change count',
        from: 'within !== TOP && touched.some(',
        to: 'within === TOP && touched.some(',
        noticedBy: [{ file: 'src/findings/beside-change.slow.test.ts', test: 'in the function' }],
      },
      {
        of: 'run/phases/left-out-claims.ts#dropOf',
        how: 'who leaves it out after a refusal has taken it back',
        from: 'const near = beside === true ? { beside } : {};',
        to: 'const near = beside === true && kind === why ? { beside } : {};',
        noticedBy: [{ file: 'src/findings/beside-change.slow.test.ts', test: 'leaves out is told alike' }],
      },
    ],
  },
  {
    name: 'grave-behind-no-nit',
    promise:
      'A critical or high claim that a scorer puts to a lesser one which is minor or refuted is not judged with it: it is listed as not scored, for you to judge.',
    breaks: [
      {
        of: 'scores/apply-scores.ts#isBehind',
        how: 'who is put to a nit is as small as the nit',
        from: 'isGraver(claim, first.claim) &&',
        to: 'isGraver(first.claim, claim) &&',
        noticedBy: [{ file: 'src/scores/behind-a-lesser.test.ts', test: 'has no score' }],
      },
    ],
  },
  {
    name: 'unseen-is-not-accepted',
    promise:
      'To accept a finding accepts no critical or high claim behind it that is graver: the command names it, and it is accepted only by its own fingerprint.',
    breaks: [
      {
        of: 'findings/accept-findings.ts#withOtherClaims',
        how: 'whatever was put to a nit is accepted with it',
        from: 'isGraver: isGrave(claim) && isGraver(claim, one)',
        to: 'isGraver: isGrave(claim) && isGraver(one, claim)',
        noticedBy: [{ file: 'src/findings/accept-findings.test.ts', test: 'stands behind a lesser' }],
      },
    ],
  },
  {
    name: 'accepted-and-graver-is-told',
    promise:
      'What was accepted and is said to be critical or high now, and graver than it was, stays accepted; it is told first, in every format and by verdict, and nothing is approved.',
    breaks: [
      {
        of: 'report/build-report.ts#buildReport',
        how: 'what was accepted as a nit is approved as whatever it is now',
        from: 'facts.suppressions.graver.length > 0',
        to: 'facts.suppressions.graver.length < 0',
        noticedBy: [{ file: 'src/report/reservations.test.ts', test: 'graver than what was accepted, nor' }],
      },
      {
        of: 'report/reservations.ts#reservations',
        how: 'only the summary of a report knows it',
        from: '...(graver.length === 0',
        to: '...(graver.length >= 0',
        noticedBy: [{ file: 'src/report/reservations.test.ts', test: 'what is graver' }],
      },
    ],
  },
  {
    name: 'raised-again-stays-open',
    promise:
      'A thread on a pull request stays open where its finding was raised again and dropped, is not confirmed now, or where its lines have only another finding: it is not called gone.',
    breaks: [
      {
        of: 'report/github/gone-comment.ts#fateOf',
        how: 'what was dropped was not raised',
        from: 'const again = report.dropped.find(',
        to: 'const again = report.dropped.slice(0, 0).find(',
        noticedBy: [{ file: 'src/report/github/gone-comment.test.ts', test: 'with a lower score' }],
      },
      {
        of: 'report/github/gone-comment.ts#fateOf',
        how: 'a nit of its lines is the finding itself',
        from: 'if (!saysIt(body, now.title))',
        to: 'if (saysIt(body, now.title) && body === now.title)',
        noticedBy: [{ file: 'src/report/github/gone-comment.test.ts', test: 'another finding' }],
      },
    ],
  },
  {
    name: 'no-bugs-looked-for',
    promise:
      'Where nobody was to look for bugs, the first line says which reviewers alone found nothing, and nothing is approved.',
    breaks: [
      {
        of: 'report/build-report.ts#buildReport',
        how: 'any reviewer may approve',
        from: 'settings.lenses.includes(BUG_LENS)',
        to: 'settings.lenses.length > 0',
        noticedBy: [{ file: 'src/report/reservations.test.ts', test: 'nobody looked for bugs' }],
      },
      {
        of: 'report/summary-notes.ts#byWhomAlone',
        how: 'the first line does not say who looked',
        from: "lenses.includes(BUG_LENS) ? '' :",
        to: "lenses.length > 0 ? '' :",
        noticedBy: [{ file: 'src/report/reservations.test.ts', test: 'nobody looked for bugs' }],
      },
    ],
  },
];
