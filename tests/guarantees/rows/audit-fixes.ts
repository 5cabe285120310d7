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
  {
    name: 'asked-again-with-news-only',
    promise:
      'An executor that says why a step cannot be done is not asked again until the user wants it, its file has changed or its fix was taken back; whoever is asked again is told what was tried, as a patch, and why it did not do: what the program, the validator or the fix reviewer said. Whoever mends broken tests is told which fix broke them.',
    breaks: [
      {
        of: 'audit/news-since.ts#isExplained',
        how: 'a failure that is explained is asked for like any other',
        from: 'checked?.explained === true',
        to: 'checked?.explained === true && checked.accepted',
        noticedBy: [
          { file: 'src/audit/news-since.test.ts' },
          { file: 'src/run/audit/fixing/asked-again.slow.test.ts', test: 'not after it has said why' },
        ],
      },
      {
        of: 'audit/news-since.ts#hasNews',
        how: 'the user’s wish is no news',
        from: 'isWanted === true ||',
        to: '(isWanted === true && file === subject) ||',
        noticedBy: [{ file: 'src/audit/news-since.test.ts' }],
      },
      {
        of: 'audit/at-an-end.ts#isAtAnEnd',
        how: 'rounds that can do nothing new go on to the last',
        from: 'return open.length > 0 &&',
        to: 'return open.length < 0 &&',
        noticedBy: [
          { file: 'src/audit/at-an-end.test.ts' },
          { file: 'src/run/audit/fixing/asked-again.slow.test.ts', test: 'not after it has said why' },
        ],
      },
      {
        of: 'run/audit/fixing/earlier-texts.ts#earlierTexts',
        how: 'the next executor does not see what was rejected',
        from: '.slice(-MOST_PATCHES)',
        to: '.slice(0, MOST_PATCHES * 0)',
        noticedBy: [
          { file: 'src/run/audit/fixing/asked-again.slow.test.ts', test: 'a patch that was rejected' },
        ],
      },
      {
        of: 'audit/said-of.ts#saidOf',
        how: 'a fix is made again without a word of its reviewer',
        from: '?.includes(sha) === true',
        to: '?.includes(`${sha} `) === true',
        noticedBy: [
          { file: 'src/run/audit/fixing/asked-again.slow.test.ts', test: 'what the reviewer said' },
        ],
      },
      {
        of: 'packets/repair-step.ts#repairStepText',
        how: 'nobody is told which fix broke the tests',
        from: "blamed: blamed === undefined ? '' : blamedText(blamed)",
        to: "blamed: blamed === undefined || before.length >= 0 ? '' : blamedText(blamed)",
        noticedBy: [
          { file: 'src/packets/repair-step.test.ts' },
          { file: 'src/run/audit/fixing/repair-packet.slow.test.ts', test: 'which fix is blamed' },
        ],
      },
    ],
  },
  {
    name: 'gone-is-shown',
    promise:
      'A finding counts as mended by the fix of another one only when code sees it: what it quotes stood there before that fix, is gone with it, and did not come back. When that fix is taken back, it is open again.',
    breaks: [
      {
        of: 'audit/why-not-gone.ts#whyNotGone',
        how: 'a fix that left the quote alone is believed to have mended it',
        from: 'if (stands(texts.after)) return',
        to: 'if (stands(texts.after) && isOfFixes(finding)) return',
        noticedBy: [{ file: 'src/audit/why-not-gone.test.ts' }],
      },
      {
        of: 'audit/why-not-gone.ts#whyNotGone',
        how: 'any fix may be named, also one that came when the quote was gone',
        from: 'if (!stands(texts.before)) return',
        to: 'if (!stands(texts.before) && isOfFixes(finding)) return',
        noticedBy: [{ file: 'src/audit/why-not-gone.test.ts' }],
      },
      {
        of: 'run/audit/fixing/check-gone.ts#checkGone',
        how: 'the executor’s word is enough',
        from: 'if (why !== undefined) return refuse(why);',
        to: 'if (why === subject) return refuse(why);',
        noticedBy: [{ file: 'src/run/audit/fixing/gone.slow.test.ts', test: 'where its quote still stands' }],
      },
      {
        of: 'audit/fold-gone.ts#reopenGone',
        how: 'what went with a fix stays fixed without it',
        from: 'if (round.gone.get(item.subject) !== sha) continue;',
        to: 'if (round.gone.get(item.subject) !== by) continue;',
        noticedBy: [
          { file: 'src/audit/kept-fixes.test.ts' },
          { file: 'src/run/audit/fixing/gone.slow.test.ts', test: 'when that fix is taken back' },
        ],
      },
    ],
  },
];
