import { ACCEPTED } from './accepted.ts';
import { CONFIRMED } from './confirmed.ts';
import type { Guarantee } from '../guarantee.ts';

export const REMEMBERED: readonly Guarantee[] = [
  {
    name: 'faults',
    promise:
      'Whatever an agent, the API, a hook, the client, the disk or the orchestrator does wrong, the verdict is not clean, no finding is lost and nothing of the work tree changes: [cell by cell](faults.md).',
    breaks: [
      {
        of: 'run/stored/slot-state.ts#slotStates',
        how: 'a slot whose agents never answered counts as stored',
        from: "status: count.stored ? 'stored' :",
        to: "status: count.stored || isOver(count) ? 'stored' :",
        noticedBy: [
          { file: 'src/run/stored/slot-state.test.ts' },
          {
            file: 'tests/e2e/faults/review-faults.client.test.ts',
            test: 'change-summarizer says nothing',
          },
        ],
      },
    ],
  },
  {
    name: 'carried-over',
    promise:
      'A hunk is carried over only when the same lens has reviewed the same lines at the same place of the old file under the same conditions, in a complete run; reviewed and carried over are counted apart.',
    breaks: [
      {
        of: 'run/planning/review-conditions.ts#reviewConditions',
        how: 'what a lens alone goes by does not take part',
        from: 'own === undefined ? common : [...common, own];',
        to: 'common;',
        noticedBy: [{ file: 'src/run/planning/review-conditions.test.ts' }],
      },
      {
        of: 'packets/hunk-keys.ts#hunkKeys',
        how: 'a review of one lens counts for every lens',
        from: 'JSON.stringify([lens, conditions(lens, file.path), file.header])',
        to: 'JSON.stringify([file.header])',
        noticedBy: [{ file: 'src/packets/hunk-keys.test.ts' }],
      },
      {
        of: 'packets/hunk-place.ts#placesIn',
        how: 'the same lines at another place of the old file are the same hunk',
        from: 'return candidates.filter((at) => at - rarest < own && isAt(at - rarest)).length;',
        to: 'return 0;',
        noticedBy: [{ file: 'src/packets/hunk-keys.test.ts' }],
      },
      {
        of: 'run/remembered/last-run.ts#lastRunOf',
        how: 'a review is gone on from whatever it came to',
        from: "(await reportedStatus(paths.report)) !== 'complete'",
        to: '(await reportedStatus(paths.report)) === undefined',
        noticedBy: [{ file: 'src/run/remembered/last-run.slow.test.ts' }],
      },
    ],
  },
  {
    name: 'followed-findings',
    promise: 'A finding of the review before is open or gone, once, with the reason; none is lost.',
    breaks: [
      {
        of: 'findings/follow-findings.ts#followFindings',
        how: 'what cannot be found again is forgotten',
        from: "if ('drop' in stands) dropped.push({ value: finding, reason: stands.drop });",
        to: "if ('drop' in stands) continue;",
        noticedBy: [{ file: 'src/findings/follow-findings.test.ts', test: 'loses nothing' }],
      },
      {
        of: 'report/gone-findings.ts#sinceLast',
        how: 'a report that lost one is made all the same',
        from: 'if (open + gone.length !== followed) {',
        to: 'if (open + gone.length > followed) {',
        noticedBy: [{ file: 'src/report/gone-findings.test.ts' }],
      },
    ],
  },
  {
    name: 'found-once-is-followed',
    promise:
      'What code accepted in any earlier run of the same thing, finished or not, complete or not, is listed by the next report, or told first as not confirmed, and then nothing is approved and its file is reviewed again.',
    breaks: [
      {
        of: 'run/planning/found-before.ts#foundBefore',
        how: 'what no complete report has told is forgotten',
        from: 'found = (await acceptedIn(run, file.run === since.kept)).filter(',
        to: 'found = (await acceptedIn(run, file.run === since.kept)).slice(0, 0).filter(',
        noticedBy: [
          { file: 'src/run/remembered/found-before.slow.test.ts', test: 'is scored anew and listed' },
        ],
      },
      {
        of: 'report/gone-findings.ts#unconfirmedNow',
        how: 'only what a complete review listed is told',
        from: "(since?.unconfirmed ?? 0) + lapsed.filter(({ became }) => became === 'unconfirmed').length;",
        to: '(since?.unconfirmed ?? 0) + lapsed.slice(0, 0).length;',
        noticedBy: [{ file: 'src/run/remembered/found-before.slow.test.ts', test: 'is told first where' }],
      },
      {
        of: 'run/remembered/remember.ts#undoubted',
        how: 'what is not confirmed now is forgotten, and nobody looks again',
        from: 'isUnproven(one) || isUnconfirmed(one)',
        to: 'isUnproven(one) || (isUnconfirmed(one) && isUnproven(one))',
        noticedBy: [
          { file: 'src/run/remembered/found-before.slow.test.ts', test: 'looked at again by its reviewer' },
        ],
      },
    ],
  },
  {
    name: 'accepted-by-people',
    promise: 'A finding is accepted for a reason and a time, by somebody, and by no change for itself.',
    breaks: [
      {
        of: 'findings/suppressions.ts#applySuppressions',
        how: 'an acceptance holds for ever',
        from: 'suppressions.filter((entry) => entry.expires >= today);',
        to: "suppressions.filter((entry) => entry.expires >= today || entry.expires !== '');",
        noticedBy: [{ file: 'src/findings/suppressions.test.ts', test: 'holds to the end of its last day' }],
      },
      {
        of: 'run/remembered/write-suppressions.ts#writeSuppressions',
        how: 'a reason may be blank',
        from: "if (reason.trim() === '') {",
        to: "if (reason === '') {",
        noticedBy: [{ file: 'src/run/remembered/write-suppressions.test.ts' }],
      },
      {
        of: 'findings/accept-findings.ts#acceptFindings',
        how: 'what an older report listed is accepted whatever is said of its lines',
        from: 'return { ...accepted, titles: [title] };',
        to: 'return title === accepted.reason ? { ...accepted, titles: [title] } : entry;',
        noticedBy: [{ file: 'src/findings/accept-findings.test.ts', test: 'whose report knew no place' }],
      },
      {
        of: 'findings/accept-findings.ts#requireExpiry',
        how: 'an acceptance may end in a hundred years',
        from: ': expires > most',
        to: ": expires > most && expires === ''",
        noticedBy: [{ file: 'src/findings/accept-findings.test.ts' }],
      },
    ],
  },
  ...CONFIRMED,
  ...ACCEPTED,
  {
    name: 'shards-merge',
    promise:
      'Shards of a change merge to the review that one run would have been; a missing, edited or foreign shard is refused or a gap.',
    breaks: [
      {
        of: 'run/shards/one-plan.ts#requireOnePlan',
        how: 'shards of other plans are taken',
        from: 'if (first.shard.plan === other.shard.plan) return;',
        to: 'if (first.shard.of === other.shard.of) return;',
        noticedBy: [
          { file: 'src/run/shards/merge-shards.slow.test.ts', test: 'what does not belong together' },
        ],
      },
      {
        of: 'run/shards/verify-shard.ts#verifyShard',
        how: 'the hunks of a shard are not compared with git',
        from: '  requireChangeOfGit(shard, truth);\n  await requirePlannedSlots',
        to: '  await requirePlannedSlots',
        noticedBy: [{ file: 'src/run/shards/merge-shards.slow.test.ts', test: 'a shard that was edited' }],
      },
      {
        of: 'packets/partition-files.ts#partitionFiles',
        how: 'a file at a border is in no part',
        from: 'return Math.min(of - 1, Math.floor((middle * of) / total));',
        to: 'return Math.floor((before * of) / total);',
        noticedBy: [{ file: 'src/packets/partition-files.test.ts' }],
      },
    ],
  },
  {
    name: 'only-gone-is-fixed',
    promise:
      'A finding of the review before that is still there is never called fixed: where its scorer does not confirm it, the report says that.',
    breaks: [
      {
        of: 'report/gone-findings.ts#sinceLast',
        how: 'a low score has fixed it',
        from: "return { became: 'unconfirmed', why:",
        to: "return { became: 'fixed', why:",
        noticedBy: [
          { file: 'src/report/gone-findings.test.ts', test: 'calls nothing fixed that is still there' },
        ],
      },
    ],
  },
];
