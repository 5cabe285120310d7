import type { Chapter } from '../guarantee.ts';

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
              file: 'tests/e2e/pulls/pull-request.e2e.test.ts',
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
          from: 'readSkipped(repository, sides.base.tree,',
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
    {
      name: 'rules-before-the-change',
      promise:
        'Rules are those of the revision before the change, quoted verbatim, and they govern the file they accuse.',
      breaks: [
        {
          of: 'run/planning/plan-run.ts#planRun',
          how: 'rules are read as the change leaves them',
          from: 'readRules(repository, change.base.tree),',
          to: 'readRules(repository, change.head.tree),',
          noticedBy: [{ file: 'src/run/planning/user-files.test.ts' }],
        },
        {
          of: 'evidence/prove-rule.ts#flawOfRule',
          how: 'a rule accuses any file',
          from: "return governs(rule, file) ? undefined : { kind: 'rule_does_not_govern', ruleFile: path, file };",
          to: 'return undefined;',
          noticedBy: [{ file: 'src/evidence/prove-claim.test.ts' }],
        },
        {
          of: 'evidence/prove-rule.ts#flawOfRule',
          how: 'the text of a rule is not looked up',
          from: 'if (!standsInRedactedProse(ruleText, rule.body, world.redactedRule(rule.path))) {',
          to: "if (ruleText === '' && !standsInRedactedProse(ruleText, rule.body, world.redactedRule(rule.path))) {",
          noticedBy: [{ file: 'src/evidence/prove-claim.test.ts' }],
        },
      ],
    },
    {
      name: 'rules-govern-as-in-client',
      promise: 'Which files a rule governs is decided as the client does.',
      breaks: [
        {
          of: 'rules/path-matcher.ts#compileGlobs',
          how: 'the case of letters counts',
          from: 'const matcher = ignore().add(others);',
          to: 'const matcher = ignore({ ignorecase: false }).add(others);',
          noticedBy: [
            { file: 'tests/golden/rule-dialect.test.ts' },
            { file: 'src/rules/path-matcher.test.ts' },
          ],
        },
        {
          of: 'rules/governs.ts#compileRule',
          how: 'a rule of a folder governs what stands beside the folder',
          from: 'if (!path.startsWith(start)) return undefined;',
          to: 'if (!path.startsWith(directory)) return undefined;',
          noticedBy: [{ file: 'src/rules/governs.test.ts' }],
        },
      ],
    },
    {
      name: 'rule-text-never-runs',
      promise: 'Text of a rule file never runs.',
      breaks: [
        {
          of: 'rules/foreign-frontmatter.ts#readForeignFrontmatter',
          how: 'frontmatter in other languages than YAML is read',
          from: "if (language !== '' && language !== 'yaml' && language !== 'yml') {",
          to: "if (language === 'coffee') {",
          noticedBy: [{ file: 'src/rules/parse-rule-file.test.ts' }],
        },
        {
          of: 'rules/foreign-frontmatter.ts#readForeignFrontmatter',
          how: 'the library’s own engines read it, of which one is eval',
          from: 'const { data, content } = matter(text, { engines: ENGINES });',
          to: 'const { data, content } = matter(text);',
          noticedBy: [{ file: 'src/rules/parse-rule-file.test.ts' }],
        },
      ],
    },
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
          from: 'await readSuppressions(run.repository, base.tree);',
          to: 'await readSuppressions(run.repository, run.file.head.tree);',
          noticedBy: [
            {
              file: 'src/run/remembered/since-last.test.ts',
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
              file: 'tests/e2e/pulls/past-remarks.e2e.test.ts',
              test: 'are waited for no longer than for a first answer when nobody answers',
            },
          ],
        },
      ],
    },
  ],
};
