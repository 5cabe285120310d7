import type { Guarantee } from '../guarantee.ts';

export const AUDIT_WORK: readonly Guarantee[] = [
  {
    name: 'tests-stay-green',
    promise:
      'Tests that passed before a round pass after it, or the fixes that broke them are taken back, or the round is aborted; what passes and fails at one commit is named as flaky.',
    breaks: [
      {
        of: 'audit/broken-moves.ts#brokenMove',
        how: 'tests that fixes broke are let be',
        from: 'if (failing.length === 0) return undefined;',
        to: 'if (failing.length >= 0) return undefined;',
        noticedBy: [
          { file: 'src/audit/broken-moves.test.ts' },
          { file: 'src/run/audit/audit-tests.slow.test.ts', test: 'that a fix broke are mended' },
        ],
      },
      {
        of: 'audit/test-output/compare-failures.ts#newFailures',
        how: 'a round may break as many tests as failed before',
        from: 'filter((name) => !known.has(name))',
        to: 'filter((name) => !known.has(name) && known.size === 0)',
        noticedBy: [{ file: 'src/audit/test-output/compare-failures.test.ts' }],
      },
      {
        of: 'audit/test-output/read-test-output.ts#readTestOutput',
        how: 'a command that fails and names no test counts as green',
        from: 'const silent = status !== 0 && (',
        to: 'const silent = status < 0 && (',
        noticedBy: [{ file: 'src/audit/test-output/read-test-output.test.ts' }],
      },
    ],
  },
  {
    name: 'fixes-lost-only-for-themselves',
    promise:
      'A fix is taken back only for what it did itself: for a test that failed with it twice and passed before it twice, or for a finding about its lines that weighs as much; with it goes only what was built on it.',
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
        of: 'io/work-trees/visit-commit.ts#leaveCommit',
        how: 'the work tree stays where the tests were run',
        from: 'if (stands.branch !== undefined) return;',
        to: 'if (stands.branch !== null) return;',
        noticedBy: [{ file: 'src/io/work-trees/visit-commit.slow.test.ts' }],
      },
    ],
  },
  {
    name: 'executors-stay-inside',
    promise: 'An executor writes in the work tree of its audit and nowhere else.',
    breaks: [
      {
        of: 'hooks/redirect-look.ts#redirectLook',
        how: 'a file may be named by its place in the user’s tree',
        from: "if (!claimed.startsWith(`${roots.tree}/`)) return { kind: 'refused', path, why };",
        to: '',
        noticedBy: [{ file: 'src/hooks/redirect-change.test.ts' }],
      },
      {
        of: 'hooks/look.ts#lookHook',
        how: 'any agent of ours may change files',
        from: 'if (!AGENTS_THAT_WRITE.includes(agent)) return `${agent} changes no files`;',
        to: '',
        noticedBy: [{ file: 'src/hooks/look-changes.test.ts' }],
      },
    ],
  },
  {
    name: 'audit-resumes',
    promise: 'An audit that is killed at any point goes on to the same end in another session.',
    breaks: [
      {
        of: 'audit/fold-journal.ts#foldJournal',
        how: 'tests that ran before the crash are forgotten',
        from: '[...runsAt(state, event), event]',
        to: '[...runsAt(state, event), ...(event.unusable === null ? [] : [event])]',
        noticedBy: [{ file: 'src/audit/fold-journal.test.ts' }],
      },
      {
        of: 'io/work-trees/commit-tree.ts#commitTree',
        how: 'a commit that a crash came after is made again',
        from: 'const sha = (await findCommitOf(workTree, commit)) ?? (await makeCommit(workTree, commit));',
        to: 'const sha = await makeCommit(workTree, commit);',
        noticedBy: [{ file: 'src/io/work-trees/commit-tree.slow.test.ts', test: 'twice makes one commit' }],
      },
    ],
  },
  {
    name: 'work-is-kept',
    promise: 'Nothing is thrown away from a work tree without being kept below `refs/correctless/`.',
    breaks: [
      {
        of: 'io/work-trees/discard-changes.ts#discardChanges',
        how: 'what was only staged is thrown away',
        from: 'undone.length > 0 || (staged !== goal && staged !== stands);',
        to: 'undone.length > 0;',
        noticedBy: [
          {
            file: 'src/io/work-trees/discard-changes.slow.test.ts',
            test: 'keeps what was staged and stands nowhere else',
          },
        ],
      },
      {
        of: 'io/work-trees/keep-work.ts#keepWork',
        how: 'work under a name that is taken counts as kept',
        from: 'if (await holds(workTree, there, { head, stands, index })) return ref;',
        to: 'if (number > 0 || (await holds(workTree, there, { head, stands, index }))) return ref;',
        noticedBy: [
          {
            file: 'src/io/work-trees/discard-changes.slow.test.ts',
            test: 'appends a number when the name is taken',
          },
        ],
      },
    ],
  },
  {
    name: 'audit-covers-its-files',
    promise:
      'An audit has not converged while a specialist brought no reply or files of its scope were never opened.',
    breaks: [
      {
        of: 'audit/convergence.ts#convergence',
        how: 'a specialist without a reply has found nothing',
        from: '...(round.gaps.length > 0 && gates(preset) ?',
        to: '...(round.gaps.length > 99 && gates(preset) ?',
        noticedBy: [
          { file: 'src/audit/convergence.test.ts' },
          { file: 'src/run/audit/coverage.slow.test.ts', test: 'the round does not converge' },
        ],
      },
      {
        of: 'audit/convergence.ts#convergence',
        how: 'files that nobody opened are taken for clean',
        from: '...(round.unopened.length > 0 ?',
        to: '...(round.unopened.length > 99 ?',
        noticedBy: [{ file: 'src/audit/convergence.test.ts' }],
      },
    ],
  },
  {
    name: 'user-tree-left-alone',
    promise:
      'An audit leaves your own work tree alone: it starts, fixes and finishes in one of its own, and merges only when you ask and nothing is in the way.',
    breaks: [
      {
        of: 'run/audit/finish-audit.ts#finishAudit',
        how: 'a branch is merged without being asked for',
        from: 'merge && !file.in_place ? await mergeBranch(',
        to: '!file.in_place ? await mergeBranch(',
        noticedBy: [{ file: 'src/run/audit/finish-audit.slow.test.ts', test: 'pushes and merges nothing' }],
      },
      {
        of: 'io/work-trees/work-trees.ts#removeWorkTree',
        how: 'a work tree goes with whatever somebody left in it',
        from: '    await refuseUnsaved(whole);\n    await refuseUnsavedSubmodules(whole);',
        to: '    await refuseUnsavedSubmodules(whole);',
        noticedBy: [
          {
            file: 'src/run/audit/finish-audit.slow.test.ts',
            test: 'refuses to remove a work tree in which somebody has worked',
          },
          { file: 'src/io/work-trees/work-trees.slow.test.ts' },
        ],
      },
    ],
  },
];
