import type { Chapter } from '../guarantee.ts';
import { AUDIT_NEWS } from './audit-news.ts';
import { AUDIT_SILENCE } from './audit-silence.ts';
import { AUDIT_TOLD } from './audit-told.ts';
import { AUDIT_ENDS } from './audit-ends.ts';
import { AUDIT_FIXES } from './audit-fixes.ts';
import { AUDIT_TRIES } from './audit-tries.ts';
import { AUDIT_WORK } from './audit-work.ts';

export const AUDITS: Chapter = {
  title: 'Audits',
  guarantees: [
    {
      name: 'no-round-past-its-review',
      promise:
        'No round of an audit is closed past a review of all its fixes that found nothing; anything but a valid review aborts the round, and nothing of it advances.',
      breaks: [
        {
          of: 'audit/reviewing-moves.ts#reviewingMove',
          how: 'one review a round is enough, whatever was fixed since',
          from: 'if (review?.head !== head) return',
          to: 'if (review === undefined) return',
          noticedBy: [
            { file: 'src/audit/reviewing-moves.test.ts' },
            { file: 'src/run/audit/reviewing/fix-review.slow.test.ts', test: 'and reviews everything again' },
          ],
        },
        {
          of: 'run/audit/reviewing/take-verify.ts#takeVerify',
          how: 'a fix review that never came passes for one that found nothing',
          from: "find(({ status }) => status !== 'stored');",
          to: "find(({ status }) => status === 'pending');",
          noticedBy: [
            {
              file: 'src/run/audit/reviewing/fix-review.slow.test.ts',
              test: 'a review of fixes that does not come',
            },
          ],
        },
      ],
    },
    {
      name: 'round-pinned-once',
      promise:
        'The start of a round is pinned once, before its first fix, and never moved; the review covers everything since.',
      breaks: [
        {
          of: 'io/git/pin-ref.ts#pinRef',
          how: 'a ref that stands elsewhere is moved',
          from: '`create ${ref} ${sha}\\n`',
          to: '`update ${ref} ${sha}\\n`',
          noticedBy: [{ file: 'src/io/git/pin-ref.test.ts' }],
        },
        {
          of: 'audit/reviewing-moves.ts#reviewingMove',
          how: 'only what came since the last fix is reviewed',
          from: 'fromStart: round.pinned.sha };',
          to: 'fromStart: round.commits.at(-1)?.sha ?? round.pinned.sha };',
          noticedBy: [{ file: 'src/audit/reviewing-moves.test.ts' }],
        },
        {
          of: 'run/audit/pin-round.ts#requirePinned',
          how: 'a ref that somebody moved is believed',
          from: 'if (pinned !== undefined && value === pinned.sha) return pinned.sha;',
          to: 'if (pinned !== undefined && value !== undefined) return value;',
          noticedBy: [{ file: 'src/run/audit/refs.slow.test.ts' }],
        },
      ],
    },
    {
      name: 'fixes-judged-by-old-rules',
      promise: 'Fixes are judged by the rules as they stood when the round began, even if a fix edits them.',
      breaks: [
        {
          of: 'run/audit/reviewing/plan-verify.ts#planVerify',
          how: 'rules are read as the fixes leave them',
          from: 'await rulesAtStart(audit, base.tree, changed);',
          to: 'await rulesAtStart(audit, head.tree, changed);',
          noticedBy: [
            {
              file: 'src/run/audit/reviewing/fix-review-packet.slow.test.ts',
              test: 'holds rules as they were',
            },
          ],
        },
      ],
    },
    {
      name: 'committed-is-judged',
      promise: 'What is committed is the tree that was judged, byte for byte, in the audit’s own work tree.',
      breaks: [
        {
          of: 'audit/fixing-moves.ts#fixingMove',
          how: 'a fix is committed whatever its validator said',
          from: 'judged?.valid === true && checked.tree !== null',
          to: 'judged !== undefined && checked.tree !== null',
          noticedBy: [
            { file: 'src/audit/fixing-moves.test.ts' },
            { file: 'src/run/audit/fixing/validator.slow.test.ts', test: 'is asked until it accepts' },
          ],
        },
        {
          of: 'io/work-trees/commit-tree.ts#commitTree',
          how: 'the tree that stood there before is committed',
          from: '?? (await makeCommit(workTree, commit));',
          to: "?? (await makeCommit(workTree, { ...commit, tree: await treeOf(workTree, 'HEAD') }));",
          noticedBy: [{ file: 'src/io/work-trees/commit-tree.slow.test.ts' }],
        },
      ],
    },
    ...AUDIT_WORK,
    ...AUDIT_FIXES,
    ...AUDIT_TRIES,
    ...AUDIT_NEWS,
    ...AUDIT_SILENCE,
    ...AUDIT_TOLD,
    ...AUDIT_ENDS,
  ],
};
