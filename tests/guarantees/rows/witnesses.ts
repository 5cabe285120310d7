import type { Guarantee } from '../guarantee.ts';

export const WITNESSES: readonly Guarantee[] = [
  {
    name: 'examined-is-compared',
    promise:
      'A reviewer’s word about what it looked at is compared with what it looked at; who names no file of its packet has reviewed nothing.',
    breaks: [
      {
        of: 'evidence/check-examined.ts#checkExamined',
        how: 'the reviewer is believed',
        from: 'const wasSeen = (path: string) => wasShown(path, world) || wasOpened(path, world);',
        to: "const wasSeen = (path: string) => wasShown(path, world) || wasOpened(path, world) || path !== '';",
        noticedBy: [{ file: 'src/evidence/check-examined.test.ts' }],
      },
      {
        of: 'evidence/check-examined.ts#checkExamined',
        how: 'whatever is named counts as work',
        from: '!examined.some((path) => wasShown(path, world))',
        to: 'examined.length === 0',
        noticedBy: [{ file: 'src/evidence/check-examined.test.ts', test: 'went through nothing' }],
      },
      {
        of: 'run/phases/looks-of.ts#looksOf',
        how: 'what any agent of the run opened counts for each',
        from: "(e) => e.agentId === agentId && e.verdict === 'allowed'",
        to: "(e) => agentId !== '' && e.verdict === 'allowed'",
        noticedBy: [{ file: 'src/run/phases/looks-of.test.ts' }],
      },
    ],
  },
  {
    name: 'names-are-no-look',
    promise:
      'A reviewer that was given a tree and only listed names in it has not looked: its reply is no review.',
    breaks: [
      {
        of: 'evidence/looks.ts#isIdle',
        how: 'a Glob is a look',
        from: 'looks.namesOnly === true ||',
        to: '',
        noticedBy: [{ file: 'src/findings/check-review.test.ts', test: 'list of names' }],
      },
      {
        of: 'run/phases/looks-of.ts#looksOf',
        how: 'who only listed names is not told from others',
        from: 'own.length === 0 || reads ?',
        to: 'own.length >= 0 || reads ?',
        noticedBy: [{ file: 'src/run/phases/looks-of.test.ts', test: 'read nothing' }],
      },
    ],
  },
  {
    name: 'what-is-not-named-is-not-reviewed',
    promise:
      'A file that a packet shows and its reply does not name among those that it went through was not reviewed: the reviewer is sent back once with the names, and then the review is incomplete, status 3, and names them. What it found all the same is kept, and `next --retry` asks again.',
    breaks: [
      {
        of: 'evidence/check-examined.ts#checkExamined',
        how: 'one file that is named stands for all',
        from: 'return [...world.shown].filter((path) => !named.has(path));',
        to: 'return [...world.shown].filter((path) => named.size === 0 && !named.has(path));',
        noticedBy: [
          { file: 'src/evidence/check-examined.test.ts' },
          { file: 'src/run/phases/unexamined.test.ts' },
          { file: 'src/hooks/stop.test.ts', test: 'leaves out a file' },
        ],
      },
      {
        of: 'report/coverage.ts#coverageOf',
        how: 'a stored reply covers its whole packet',
        from: 'call.stored ? leftOutHunks(call) : call.hunks',
        to: 'call.stored ? [] : call.hunks',
        noticedBy: [{ file: 'src/run/phases/unexamined.test.ts' }, { file: 'src/report/coverage.test.ts' }],
      },
      {
        of: 'hooks/decide-stop.ts#decideStop',
        how: 'nobody is sent back for it',
        from: 'judged.remarks.length > 0 || once.some((remark) => !isTold(remark))',
        to: 'judged.remarks.length > 0 || (once.length > 9 && once.some((remark) => !isTold(remark)))',
        noticedBy: [{ file: 'src/hooks/decide-stop.test.ts' }],
      },
    ],
  },
  {
    name: 'a-gap-says-where-to-ask',
    promise:
      'What a reply of a shard left out is a gap of the merged report, and `next --retry` there names the run in which it can be asked again; a kept reply says which files it leaves unreviewed.',
    breaks: [
      {
        of: 'run/shards/retry-in-shards.ts#retryInShards',
        how: 'a retry that opens nothing says nothing',
        from: "(status === 'failed' || partly.has(slot.slot))",
        to: "(status === 'failed' && partly.has(slot.slot))",
        noticedBy: [{ file: 'src/run/shards/merge-shards.slow.test.ts', test: 'leaves files out' }],
      },
      {
        of: 'run/stored/store-by-hand.ts#storeByHand',
        how: 'files that a kept reply leaves out are said to be claims',
        from: 'return { dropped: judged.remarks, gaps: judged.once ?? [] };',
        to: 'return { dropped: [...judged.remarks, ...(judged.once ?? [])], gaps: [] };',
        noticedBy: [{ file: 'src/run/phases/unexamined.test.ts' }],
      },
    ],
  },
  {
    name: 'agreement-does-not-protect',
    promise: 'Agreement ranks a finding higher and does not protect it: the scorer does not know of it.',
    breaks: [
      {
        of: 'findings/rank-findings.ts#rankFindings',
        how: 'witnesses come before severity',
        from: '      bySeverity,\n      by((f) => -f.witnesses.length),',
        to: '      by((f) => -f.witnesses.length),\n      bySeverity,',
        noticedBy: [{ file: 'src/findings/cap-for-scoring.test.ts' }],
      },
      {
        of: 'packets/claim-parts.ts#claimText',
        how: 'the scorer is told that others raised it too',
        from: '`title: ${claim.title}`,',
        to: "`title: ${claim.title}${'witnesses' in finding ? ' (raised by several agents)' : ''}`,",
        noticedBy: [{ file: 'src/packets/score-packet.test.ts' }],
      },
    ],
  },
];
