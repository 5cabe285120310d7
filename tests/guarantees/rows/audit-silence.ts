import type { Guarantee } from '../guarantee.ts';

/** That an audit neither silences tests nor leaves anything out on the word of what it audits. */
export const AUDIT_SILENCE: readonly Guarantee[] = [
  {
    name: 'fixes-undo-no-fixes',
    promise:
      'A fix whose files are those of an earlier commit of the round, that takes tests of the round or of the project away, that skips more of them, or after which a test reaches fewer assertions, is refused; comments and strings count for nothing.',
    breaks: [
      {
        of: 'audit/undone-work.ts#undoneWork',
        how: 'an earlier state of the round is a fix like any other',
        from: 'find((one) => one.tree === tree)',
        to: 'find((one) => one.sha === tree)',
        noticedBy: [{ file: 'src/audit/undone-work.test.ts' }],
      },
      {
        of: 'audit/undone-work.ts#undoneWork',
        how: 'only tests of the round are missed',
        from: 'gone.length > 0',
        to: 'gone.length < 0',
        noticedBy: [{ file: 'src/audit/undone-work.test.ts', test: 'a test of the project is gone' }],
      },
      {
        of: 'audit/undone-work.ts#undoneWork',
        how: 'a test that is skipped is as good as one that passes',
        from: 'skipsIn(path, after) > skipsIn(path, before)',
        to: 'skipsIn(path, after) < skipsIn(path, before)',
        noticedBy: [{ file: 'src/audit/undone-work.test.ts', test: 'is to skip a test' }],
      },
      {
        of: 'audit/undone-work.ts#undoneWork',
        how: 'a test may assert nothing any more',
        from: 'weakened.length > 0',
        to: 'weakened.length < 0',
        noticedBy: [{ file: 'src/audit/undone-work.test.ts', test: 'is a test that asserts less' }],
      },
      {
        of: 'audit/reached-assertions.ts#reachedAssertions',
        how: 'what stands behind a return counts',
        from: 'end === -1 ? body',
        to: 'end >= -1 ? body',
        noticedBy: [{ file: 'src/audit/undone-work.test.ts', test: 'return first' }],
      },
      {
        of: 'audit/declared-tests.ts#readAsCode',
        how: 'a comment is code',
        from: 'maskedOf(text, path) ??',
        to: 'maskedOf(text, `${path}.csv`) ??',
        noticedBy: [
          { file: 'src/audit/undone-work.test.ts', test: 'takes no comment and no string' },
          { file: 'src/audit/undone-work.test.ts', test: 'is not to speak of a skipped test' },
        ],
      },
      {
        of: 'run/audit/fixing/check-fix.ts#checkFix',
        how: 'nobody asks whether a fix undoes others',
        from: 'own === undefined ? verdict : { valid: false, ...own }',
        to: "own?.rule !== 'unreviewable' ? verdict : { valid: false, ...own }",
        noticedBy: [{ file: 'src/run/audit/fixing/pending-fix.slow.test.ts', test: 'is refused' }],
      },
    ],
  },
  {
    name: 'edited-tests-are-named',
    promise:
      'A fix may add tests. Whatever else it changes of a test that was there, of what tests share, or of what the test command runs is named with file and lines to validator and fix reviewer, in the news, first at the end of the audit, and in the merge.',
    breaks: [
      {
        of: 'audit/test-edits.ts#editsOfTests',
        how: 'an edited test is like a new one',
        from: 'codeOf(still) === codeOf(part)',
        to: 'codeOf(still) !== part.name',
        noticedBy: [{ file: 'src/audit/test-edits.test.ts', test: 'an edit of a test that was there' }],
      },
      {
        of: 'audit/test-edits.ts#editsOfTests',
        how: 'what stands outside of all tests is free',
        from: 'areFreshImports(span.removed, span.added, before)',
        to: 'areFreshImports([], [], before)',
        noticedBy: [{ file: 'src/audit/test-edits.test.ts', test: 'what tests share' }],
      },
      {
        of: 'audit/fresh-imports.ts#areFreshImports',
        how: 'an import may give a word of the tests another meaning',
        from: '!known.has(word)',
        to: "word !== ''",
        noticedBy: [{ file: 'src/audit/test-edits.test.ts', test: 'a word of the tests' }],
      },
      {
        of: 'audit/test-ground.ts#isTestGround',
        how: 'the configuration of a runner is no part of the tests',
        from: 'OF_RUNNERS.test(path) ||',
        to: '',
        noticedBy: [{ file: 'src/audit/test-ground.test.ts' }],
      },
      {
        of: 'audit/test-ground.ts#namedByCommand',
        how: 'scripts of package.json are followed by nobody',
        from: 'todo.push(text);',
        to: '',
        noticedBy: [{ file: 'src/audit/test-ground.test.ts', test: 'those of the scripts' }],
      },
      {
        of: 'packets/step-packet.ts#buildStepPacket',
        how: 'the validator is not told',
        from: "edits: edits.length === 0 ? ''",
        to: "edits: edits.length >= 0 ? ''",
        noticedBy: [
          { file: 'src/run/audit/fixing/edited-tests.slow.test.ts', test: 'is named to whoever judges' },
        ],
      },
      {
        of: 'run/audit/finish-audit.ts#finishAudit',
        how: 'the merge keeps silent about it',
        from: '...editedTests(state).map(inertLine)',
        to: '',
        noticedBy: [
          { file: 'src/run/audit/fixing/edited-tests.slow.test.ts', test: 'is named to whoever judges' },
        ],
      },
    ],
  },
  {
    name: 'audited-branch-hides-nothing',
    promise:
      'What is left out of an audit of everything is what the default branch leaves out, by its attributes, settings and generated files. Where no default branch is known, every file that is left out is named.',
    breaks: [
      {
        of: 'gather/believed-tree.ts#believedTree',
        how: 'the audited branch says what of it is looked at',
        from: '(await commitNamed(repository, base)).tree',
        to: '(await commitNamed(repository, head.sha)).tree',
        noticedBy: [{ file: 'src/gather/audit-files.test.ts', test: 'and not the branch' }],
      },
      {
        of: 'gather/judge-of-tree.ts#judgeOfTree',
        how: 'a mark that the branch brings makes a file generated',
        from: "byContent === 'generated' && !isMarked(path)",
        to: "byContent === 'minified' && !isMarked(path)",
        noticedBy: [{ file: 'src/gather/audit-files.test.ts', test: 'and not the branch' }],
      },
      {
        of: 'gather/audit-files.ts#readAuditScope',
        how: 'what is believed for want of anything else is told to nobody',
        from: 'doubt === undefined ||',
        to: 'doubt !== undefined ||',
        noticedBy: [{ file: 'src/gather/audit-files.test.ts', test: 'that the commit itself leaves out' }],
      },
    ],
  },
];
