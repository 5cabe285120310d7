import type { Chapter } from '../guarantee.ts';
import { ASKED_BASE } from './asked-base.ts';
import { AS_IT_RUNS } from './as-it-runs.ts';
import { LEFT_OUT } from './left-out.ts';
import { NARROWED } from './narrowed.ts';
import { RULES } from './rules.ts';

export const CHANGE: Chapter = {
  title: 'What is under review',
  guarantees: [
    {
      name: 'agrees-with-git',
      promise: 'In a review or an audit, changed lines agree with git’s own lists of the same change.',
      breaks: [
        {
          of: 'diff/cross-check.ts#crossCheck',
          how: 'the counts of lines are not compared',
          from: 'if (agrees) return;',
          to: "if (agrees || change.kind === 'text') return;",
          noticedBy: [{ file: 'src/diff/cross-check.test.ts' }],
        },
        {
          of: 'diff/scan-hunk.ts#scanHunk',
          how: 'a hunk ends when one of its sides is used up',
          from: 'while (oldLine < oldEnd || newLine < newEnd) {',
          to: 'while (oldLine < oldEnd && newLine < newEnd) {',
          noticedBy: [{ file: 'tests/golden/diffs.test.ts' }],
        },
      ],
    },
    {
      name: 'pull-as-on-github',
      promise:
        'A pull request is reviewed as it stands on GitHub: the commits fetched are those that GitHub named, and the files are those that it lists.',
      breaks: [
        {
          of: 'diff/listed-paths.ts#checkListedPaths',
          how: 'files that only GitHub lists are passed over',
          from: 'if (onlyGithub.length === 0 && onlyGit.length === 0) return;',
          to: 'if (onlyGit.length === 0) return;',
          noticedBy: [{ file: 'src/diff/listed-paths.test.ts' }],
        },
        {
          of: 'gather/github/fetch-pull-request.ts#fetchPullRequest',
          how: 'whatever was fetched is taken',
          from: 'if (fetched === pull.head.sha) return;',
          to: 'if (fetched !== undefined) return;',
          noticedBy: [
            {
              file: 'tests/e2e/pulls/pull-request.gh.test.ts',
              test: 'that was pushed to meanwhile is to be asked for again',
            },
          ],
        },
      ],
    },
    {
      name: 'attributes-hide-nothing',
      promise: 'A change cannot hide its own code by way of `.gitattributes`, names or signatures.',
      breaks: [
        {
          of: 'gather/change.ts#readDifference',
          how: 'attributes are those that the change brings',
          from: 'readSkipped(repository, rulingTree(sides.base),',
          to: 'readSkipped(repository, sides.head.tree,',
          noticedBy: [{ file: 'src/gather/change.test.ts' }],
        },
        {
          of: 'io/git/git.ts#askGit',
          how: 'git stands in the work tree and reads the attributes there',
          from: 'return runGit(gitDir, [...place, ...BLIND_OPTIONS, ...args], { ...options, env });',
          to: 'return runGit(repository.top, args, options);',
          noticedBy: [
            { file: 'src/gather/change.test.ts', test: 'by attributes that stand in the work tree only' },
          ],
        },
      ],
    },
    ...LEFT_OUT,
    ...AS_IT_RUNS,
    ...NARROWED,
    ...ASKED_BASE,
    ...RULES,
    {
      name: 'user-files-before-the-change',
      promise: 'Suppressions and settings are read before the change.',
      breaks: [
        {
          of: 'run/planning/plan-run.ts#planRun',
          how: 'settings are read as the change leaves them',
          from: 'async function readUserFiles(repository: Repository, { base }: Change)',
          to: 'async function readUserFiles(repository: Repository, { head: base }: Change)',
          noticedBy: [{ file: 'src/run/planning/user-files.test.ts' }],
        },
        {
          of: 'run/phases/collect-findings.ts#collectFindings',
          how: 'a change accepts its own findings',
          from: 'await readSuppressions(run.repository, rulingTree(run.file.base));',
          to: 'await readSuppressions(run.repository, run.file.head.tree);',
          noticedBy: [
            {
              file: 'src/run/remembered/since-last.slow.test.ts',
              test: 'one that the change adds does not count',
            },
          ],
        },
      ],
    },
    {
      name: 'past-remarks-do-not-hold-up',
      promise:
        'A review waits no longer than ten seconds for what was once said of the lines, and goes on without it.',
      breaks: [
        {
          of: 'gather/github/past-remarks.ts#readPastRemarks',
          how: 'a failure of GitHub is a failure of the review',
          from: 'if (!(error instanceof Failure)) throw error;\n    return { ...NO_PAST_REMARKS,',
          to: 'if (!(error instanceof Failure) || error.message.length > 0) throw error;\n    return { ...NO_PAST_REMARKS,',
          noticedBy: [
            {
              file: 'tests/e2e/pulls/past-remarks.gh.test.ts',
              test: 'are waited for no longer than for a first answer when nobody answers',
            },
          ],
        },
      ],
    },
    {
      name: 'beside-our-own',
      promise:
        'Below `.correctless/` only the very files that this program writes are left out of a change; whatever else lies there is part of it, ignored or not.',
      breaks: [
        {
          of: 'io/own-files.ts#ownFile',
          how: 'the whole folder counts as ours',
          from: 'return OWN.test(path);',
          to: 'return OWN.test(path) || amongOwnFiles(path);',
          noticedBy: [
            { file: 'src/io/own-files.test.ts' },
            {
              file: 'tests/cli/plan.bats',
              test: 'what somebody puts beside our own files is part of the change',
            },
          ],
        },
        {
          of: 'io/git/snapshot.ts#snapshotWorkTree',
          how: 'what our own ignore file hides is not looked for',
          from: "      git([...others, '--', '.correctless/']),",
          to: "      git([...others, '--', '.correctless/evil-not-there/']),",
          noticedBy: [
            {
              file: 'tests/cli/plan.bats',
              test: 'what somebody puts beside our own files is part of the change',
            },
          ],
        },
      ],
    },
  ],
};
