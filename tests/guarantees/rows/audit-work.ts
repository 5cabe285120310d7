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
        of: 'audit/fold-tree.ts#foldTree',
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
        from: 'merge && !file.in_place ? await mergeAudited(',
        to: '!file.in_place ? await mergeAudited(',
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
