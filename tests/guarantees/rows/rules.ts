import type { Guarantee } from '../guarantee.ts';

export const RULES: readonly Guarantee[] = [
  {
    name: 'rules-before-the-change',
    promise:
      'Rules are those of the branch that the change is to go into, quoted verbatim in whole sentences or list items, and they govern the file they accuse.',
    breaks: [
      {
        of: 'run/planning/read-given.ts#readGiven',
        how: 'rules are read as the change leaves them',
        from: 'readRules(repository, rulingTree(change.base)),',
        to: 'readRules(repository, change.head.tree),',
        noticedBy: [{ file: 'src/run/planning/user-files.test.ts' }],
      },
      {
        of: 'scope/revision.ts#rulingTree',
        how: 'the author of a branch chooses its rules by where it forks',
        from: 'return tip?.tree ?? tree;',
        to: 'return tip === undefined ? tree : tree;',
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
        from: "if (stands === 'not') {",
        to: "if (ruleText === '' && stands === 'not') {",
        noticedBy: [{ file: 'src/evidence/prove-claim.test.ts' }],
      },
      {
        of: 'evidence/prove-rule.ts#flawOfRule',
        how: 'a part of a sentence is a rule',
        from: "if (stands === 'cut') return { kind: 'rule_text_cut', ruleFile: path };",
        to: "if (stands === 'cut' && ruleText === '') return { kind: 'rule_text_cut', ruleFile: path };",
        noticedBy: [{ file: 'src/evidence/prove-claim.test.ts' }],
      },
      {
        of: 'evidence/stand-in-rule.ts#standsInRule',
        how: 'a quote may begin anywhere in a sentence',
        from: 'if (begins(units, at) && ends(units, at + wanted.length)) return true;',
        to: 'if (ends(units, at + wanted.length)) return true;',
        noticedBy: [{ file: 'src/evidence/stand-in-rule.test.ts' }],
      },
    ],
  },
  {
    name: 'rules-govern-as-in-client',
    promise: 'Which files a rule governs is decided as the client does.',
    breaks: [
      {
        of: 'globs/path-matcher.ts#compileGlobs',
        how: 'the case of letters counts',
        from: 'const matcher = ignore().add(others);',
        to: 'const matcher = ignore({ ignorecase: false }).add(others);',
        noticedBy: [
          { file: 'tests/golden/rule-dialect.test.ts' },
          { file: 'src/globs/path-matcher.test.ts' },
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
    name: 'rules-keep-their-lead',
    promise:
      'A rule that is quoted as an item of a list stands in every report with the line that leads into the list: no "Never:" above it is lost.',
    breaks: [
      {
        of: 'findings/verify-finding.ts#verifyFinding',
        how: 'the item is all of the rule',
        from: 'claim: wholeRule(raised, world),',
        to: 'claim,',
        noticedBy: [{ file: 'src/findings/verify-finding.test.ts', test: 'the line that leads into it' }],
      },
    ],
  },
];
