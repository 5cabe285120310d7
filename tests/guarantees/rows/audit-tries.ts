import type { Guarantee } from '../guarantee.ts';

export const AUDIT_TRIES: readonly Guarantee[] = [
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
