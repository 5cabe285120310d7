import type { Guarantee } from '../guarantee.ts';

/** Somebody wants a green check: what ends well says for what. */
export const GREEN_CHECK: readonly Guarantee[] = [
  {
    name: 'accepted-is-told-first',
    promise:
      'An all-clear of a change in which findings were accepted before says how many, in its first line.',
    breaks: [
      {
        of: 'report/summary-notes.ts#allClear',
        how: 'what was accepted is nothing',
        from: "const accepted = dropped['suppressed'] ?? 0;",
        to: "const accepted = dropped['accepted'] ?? 0;",
        noticedBy: [{ file: 'src/report/reservations.test.ts', test: 'is no all-clear without the number' }],
      },
    ],
  },
  {
    name: 'critical-stays-critical',
    promise:
      'No threshold makes a finding that was scored 90 or more a minor note, and no heading names scores that its findings do not have.',
    breaks: [
      {
        of: 'scores/score-group.ts#groupOf',
        how: 'a threshold of 100 leaves minor notes alone',
        from: 'score >= CRITICAL_FROM',
        to: 'score >= Math.max(CRITICAL_FROM, threshold)',
        noticedBy: [{ file: 'src/scores/scores.test.ts', test: 'where important begins at' }],
      },
      {
        of: 'report/group-title.ts#groupTitle',
        how: 'the usual range is named whatever was scored',
        from: 'low === from && high === to',
        to: 'low <= from && high >= to',
        noticedBy: [{ file: 'src/report/group-title.test.ts' }],
      },
    ],
  },
  {
    name: 'formats-without-summary-tell',
    promise:
      'Formats that have neither a first line nor a summary say it too when a part was reviewed, lines were shown to nobody, findings were accepted before, a reviewer was off, or nobody watched.',
    breaks: [
      {
        of: 'report/render-github-annotations.ts#renderGithubAnnotations',
        how: 'a log says complete and nothing else',
        from: '...reserved(report)',
        to: '...reserved(report).slice(1)',
        noticedBy: [{ file: 'src/report/reservations.test.ts', test: 'in formats that have no summary' }],
      },
      {
        of: 'report/render-rdjson.ts#renderRdjson',
        how: 'an empty list is all there is',
        from: '...reserved(report)',
        to: '...reserved(report).slice(99)',
        noticedBy: [{ file: 'src/report/reservations.test.ts', test: 'in formats that have no summary' }],
      },
    ],
  },
  {
    name: 'formatting-fixes-nothing',
    promise: 'A finding whose quote stands in its file with other blanks or line ends is open, not fixed.',
    breaks: [
      {
        of: 'findings/reformatted.ts#reformatted',
        how: 'what is not there letter for letter is gone',
        from: 'if (wanted.length < SHORTEST_QUOTE)',
        to: 'if (wanted.length > 0)',
        noticedBy: [{ file: 'src/findings/stand-again.test.ts', test: 'only formatted anew' }],
      },
      {
        of: 'findings/stand-again.ts#standAgain',
        how: 'a formatter mends what a line breaks elsewhere',
        from: 'return reformattedIn(then, claimed.quote, world);',
        to: 'return undefined;',
        noticedBy: [{ file: 'src/findings/stand-again.test.ts', test: 'no fix of what it breaks' }],
      },
    ],
  },
  {
    name: 'audit-end-is-in-its-words',
    promise:
      'How an audit ended names grave findings that the user disputed or the triage rejected, and does not say that files were opened where nobody watched.',
    breaks: [
      {
        of: 'audit/audit-verdict.ts#auditVerdict',
        how: 'what was disputed is not worth a word',
        from: 'disputed.length === 0 ?',
        to: 'disputed.length >= 0 ?',
        noticedBy: [{ file: 'src/audit/audit-verdict.test.ts', test: 'disputed' }],
      },
      {
        of: 'audit/fold-triage.ts#foldTriage',
        how: 'what triage rejects was never grave',
        from: "decision === 'reject' && isGrave(finding)",
        to: "decision === 'reject' && isGrave(finding) && id === ''",
        noticedBy: [{ file: 'src/audit/audit-verdict.test.ts', test: 'triage rejected' }],
      },
      {
        of: 'audit/convergence.ts#convergence',
        how: 'files count as opened whoever watched',
        from: 'OPENED[captured]',
        to: "OPENED[captured === 'manual' ? 'hooks' : captured]",
        noticedBy: [{ file: 'src/audit/convergence.test.ts', test: 'when nobody watched' }],
      },
    ],
  },
  {
    name: 'verdict-of-what-is-there',
    promise:
      'A verdict ends with 3 when the branch that was reviewed has moved or the work tree was edited, and says what has changed.',
    breaks: [
      {
        of: 'run/phases/head-moved.ts#headMoved',
        how: 'what is there now is not looked at',
        from: 'now.sha === file.head.sha && now.tree === file.head.tree',
        to: "now.sha === file.head.sha || now.tree !== ''",
        noticedBy: [
          { file: 'tests/cli/verdict.bats', test: '3 when the branch that was reviewed has moved' },
        ],
      },
    ],
  },
  {
    name: 'repositories-within-are-named',
    promise:
      'A repository inside the work tree that has no commit is named among what nobody was shown, and such a review is never approved.',
    breaks: [
      {
        of: 'io/git/snapshot.ts#snapshotWorkTree',
        how: 'git leaves it out, and so do we',
        from: "added.filter((path) => path.endsWith('/')),",
        to: "added.filter((path) => path.endsWith('//')),",
        noticedBy: [
          { file: 'src/io/git/snapshot.test.ts', test: 'one without commits as a submodule of none' },
        ],
      },
    ],
  },
];
