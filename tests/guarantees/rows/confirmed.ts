import type { Guarantee } from '../guarantee.ts';

const PROOF = 'src/run/remembered/found-before.slow.test.ts';

/** What a review has shown to be grave is not talked away by the next one. */
export const CONFIRMED: readonly Guarantee[] = [
  {
    name: 'unconfirmed-is-not-forgotten',
    promise:
      'A finding that spoke against the change, is still there and is not confirmed by the next review, or only as a minor note, is told first, approved by nobody and scored again, until two reviews in a row had something that stands to quote against it, or a person accepts it.',
    breaks: [
      {
        of: 'run/remembered/remember.ts#unconfirmedStill',
        how: 'one low score ends it',
        from: 'if (unconfirmed >= SETTLED_AFTER) return undefined;',
        to: 'if (unconfirmed < SETTLED_AFTER) return undefined;',
        noticedBy: [{ file: PROOF, test: 'until two reviews in a row' }],
      },
      {
        of: 'report/gone-findings.ts#unconfirmedNow',
        how: 'a critical finding may become a minor note without a word',
        from: "group === 'minor' && isGraveGroup(was?.group)",
        to: "group !== 'minor' && isGraveGroup(was?.group)",
        noticedBy: [{ file: PROOF, test: 'where it is a minor note now' }],
      },
      {
        of: 'findings/follow-findings.ts#followFindings',
        how: 'a nit about the same line is the critical finding in other words',
        from: 'hasTheSameFingerprint(old, now) && !isGraver(',
        to: 'hasTheSameFingerprint(old, now) || isGraver(',
        noticedBy: [{ file: PROOF, test: 'beside a nit of the same line' }],
      },
    ],
  },
  {
    name: 'unreadable-ends-memory',
    promise:
      'Where the newest review of the same thing cannot be read, the next one starts afresh: nothing is carried over from an older one, which may be clean of what that listed.',
    breaks: [
      {
        of: 'run/remembered/last-run.ts#lastRunOf',
        how: 'the next older one is taken',
        from: 'return { last: undefined, warnings: [`run',
        to: 'if (paths.report === target) return { last: undefined, warnings: [`run',
        noticedBy: [
          { file: 'src/run/remembered/last-run.slow.test.ts', test: 'where the newest cannot be read' },
        ],
      },
    ],
  },
  {
    name: 'moved-code-is-followed',
    promise:
      'A finding whose code was moved into another file of the change, a new one or one that the change had already, is open there and not fixed.',
    breaks: [
      {
        of: 'run/planning/plan-past.ts#planPast',
        how: 'code moves into new files alone',
        from: 'edited.includes(path) ||',
        to: 'edited.slice(0, 0).includes(path) ||',
        noticedBy: [
          { file: 'src/run/remembered/moved-findings.slow.test.ts', test: 'that the change had already' },
        ],
      },
    ],
  },
  {
    name: 'unscored-critical-fails',
    promise:
      'With `--fail-on critical`, a finding that nobody could score fails the review where its reviewer calls it critical or an earlier scorer did.',
    breaks: [
      {
        of: 'report/tally.ts#exitFor',
        how: 'who shrugs lets it pass',
        from: 'findings.some(mayBeCritical)',
        to: 'findings.slice(0, 0).some(mayBeCritical)',
        noticedBy: [{ file: 'src/report/build-report.test.ts', test: 'that nobody could score' }],
      },
    ],
  },
  {
    name: 'old-parts-stay-old',
    promise:
      'A merge is as old as the last of its parts: it does not take the place of a review that was planned after them.',
    breaks: [
      {
        of: 'run/shards/merged-file.ts#mergedFile',
        how: 'what is merged now is the newest review',
        from: 'planned_at: lastOf(shards.map(({ run }) => run.file.planned_at)),',
        to: "planned_at: lastOf([...shards.map(({ run }) => run.file.planned_at), '9999-01-01T00:00:00.000Z']),",
        noticedBy: [{ file: 'src/run/shards/outranked.slow.test.ts' }],
      },
    ],
  },
];
