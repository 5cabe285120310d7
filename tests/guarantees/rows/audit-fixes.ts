import type { Guarantee } from '../guarantee.ts';

export const AUDIT_FIXES: readonly Guarantee[] = [
  {
    name: 'fixes-lost-only-for-themselves',
    promise:
      'A fix is taken back only for what it did itself: for a test that failed with it twice and passed before it twice, or for a finding about its lines that weighs as much; with it goes only what was built on it, and nothing because of a file in which every fix is recorded.',
    breaks: [
      {
        of: 'audit/find-culprit.ts#findCulprit',
        how: 'the newest fix is blamed, whatever broke the test',
        from: 'const commit = commits[failed - 1];',
        to: 'const commit = commits.at(-1 + failed * 0);',
        noticedBy: [{ file: 'src/audit/kept-fixes.test.ts' }, { file: 'src/audit/broken-moves.test.ts' }],
      },
      {
        of: 'audit/find-culprit.ts#findCulprit',
        how: 'a fix is blamed for a test that failed at it once',
        from: 'if (one.runs < sure) return',
        to: 'if (one.runs < 1) return',
        noticedBy: [{ file: 'src/audit/broken-moves.test.ts' }],
      },
      {
        of: 'audit/find-culprit.ts#findCulprit',
        how: 'fixes below one that was taken back are tested with it',
        from: 'if (asMade) return { head: sha };',
        to: 'if (asMade || sha !== line[0]) return { head: sha };',
        noticedBy: [{ file: 'src/audit/broken-moves.test.ts' }],
      },
      {
        of: 'audit/test-runs.ts#wantsBaseline',
        how: 'one run says how the tests were before the fixes',
        from: 'if (first === undefined || second === undefined) return true;',
        to: 'if (first === undefined || second === undefined) return first === undefined;',
        noticedBy: [{ file: 'src/audit/broken-moves.test.ts', test: 'until they fail the same twice' }],
      },
      {
        of: 'audit/built-on.ts#fixesAbout',
        how: 'a finding costs every fix of its round',
        from: 'known.includes(sha)',
        to: 'known.length > 0',
        noticedBy: [
          { file: 'src/audit/kept-fixes.test.ts' },
          { file: 'src/run/audit/culprit.slow.test.ts', test: 'what stands on the same lines' },
        ],
      },
      {
        of: 'run/audit/fixing/condemn-fixes.ts#condemnFixes',
        how: 'a fix goes for a finding that is worth less',
        from: 'lossOf(state, round, gone) > weightOf(finding)',
        to: 'lossOf(state, round, gone) < 0',
        noticedBy: [
          { file: 'src/run/audit/culprit.slow.test.ts', test: 'stays open beside a fix that is worth more' },
        ],
      },
      {
        of: 'gather/take-out-records.ts#takingOutRecords',
        how: 'fixes that stand beside each other in a changelog go together',
        from: 'if (!isRecord(path)) return undefined;',
        to: "if (!isRecord(path) || path !== '') return undefined;",
        noticedBy: [
          { file: 'src/run/audit/changelog.slow.test.ts' },
          { file: 'src/gather/take-out-records.slow.test.ts' },
        ],
      },
      {
        of: 'diff/take-out-lines.ts#takeOutLines',
        how: 'what others have written since goes with a fix',
        from: 'if (at === undefined || stands.length < places.length) continue;',
        to: 'if (at === undefined) continue;',
        noticedBy: [{ file: 'src/diff/take-out-lines.test.ts' }],
      },
      {
        of: 'io/work-trees/visit-commit.ts#leaveCommit',
        how: 'the work tree stays where the tests were run',
        from: 'if (stands.branch !== undefined) return;',
        to: 'if (stands.branch !== null) return;',
        noticedBy: [{ file: 'src/io/work-trees/visit-commit.slow.test.ts' }],
      },
    ],
  },
  {
    name: 'shared-fixes-stand-apart',
    promise:
      'Findings of one file that share an executor and a validator are taken apart by code: every changed line belongs to exactly one of them, each is checked, judged, committed and taken back by itself, and what cannot be told apart is made again, one by one.',
    breaks: [
      {
        of: 'audit/shared-call.ts#sharing',
        how: 'findings on lines that touch share a call',
        from: 'taken.some((one) => touch(one.lines, place.lines))',
        to: 'taken.some((one) => one.file !== place.file)',
        noticedBy: [{ file: 'src/audit/shared-call.test.ts' }],
      },
      {
        of: 'steps/divide-work.ts#divideWork',
        how: 'what is of nobody, or of two, is left out',
        from: "if (problems.length > 0) return { kind: 'mixed', problems };",
        to: "if (problems.length > 9999) return { kind: 'mixed', problems };",
        noticedBy: [{ file: 'src/steps/divide-work.test.ts' }],
      },
      {
        of: 'steps/cut-insertion.ts#cutInsertion',
        how: 'a line of two goes to the first',
        from: 'if (owners.length > 1) return undefined;',
        to: 'if (owners.length > 2) return undefined;',
        noticedBy: [{ file: 'src/steps/divide-work.test.ts' }],
      },
      {
        of: 'run/audit/fixing/check-shared-fix.ts#checkPart',
        how: 'each is committed with the work of all',
        from: 'await composeParts(workTree, trees, [part]);',
        to: 'part.whole.length < 0 ? await composeParts(workTree, trees, [part]) : trees.all;',
        noticedBy: [{ file: 'src/run/audit/shared-fixes.slow.test.ts', test: 'are mended in one call' }],
      },
      {
        of: 'steps/unmatched-ids.ts#unmatchedIds',
        how: 'a verdict on one of two is taken for both',
        from: '.filter((id) => !named.includes(id))',
        to: '.filter((id) => named.includes(`${id} `))',
        noticedBy: [
          { file: 'src/steps/unmatched-ids.test.ts' },
          { file: 'src/run/audit/shared-fixes.slow.test.ts', test: 'do not name both' },
        ],
      },
    ],
  },
];
