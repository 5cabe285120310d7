import type { Guarantee } from '../guarantee.ts';

export const AUDIT_NEWS: readonly Guarantee[] = [
  {
    name: 'silence-is-not-clean',
    promise:
      'Every artifact of an audit says how many specialists answered; a round that nobody answered is never written down as one without findings.',
    breaks: [
      {
        of: 'audit/who-answered.ts#answeredIn',
        how: 'a hunt that was never taken in counts as answered',
        from: 'hunts === 0 || gaps.some(',
        to: 'gaps.some(',
        noticedBy: [{ file: 'src/audit/who-answered.test.ts' }, { file: 'src/audit/artifacts.test.ts' }],
      },
      {
        of: 'run/audit/stop-audit.ts#stopAudit',
        how: 'what specialists had answered when the audit was stopped is thrown away',
        from: 'await takeWhatCame(audit);',
        to: '',
        noticedBy: [
          {
            file: 'src/run/audit/stop-audit.slow.test.ts',
            test: 'what some had answered when it was stopped',
          },
        ],
      },
    ],
  },
  {
    name: 'refused-review-aborts',
    promise:
      'The second refused review of fixes aborts the round, at once; `status` names the command that tries it again.',
    breaks: [
      {
        of: 'run/stored/store-by-hand.ts#storeByHand',
        how: 'refusals are told and forgotten',
        from: "if (state?.status !== 'pending') return;",
        to: 'if (state !== undefined) return;',
        noticedBy: [
          { file: 'src/run/audit/reviewing/fix-review.slow.test.ts', test: 'aborts at the second refusal' },
        ],
      },
      {
        of: 'run/audit/reviewing/refused-review.ts#abortIfRefused',
        how: 'the round goes on until somebody asks for the next step',
        from: 'await takeVerify(audit, round, await openRun(home, run));',
        to: '',
        noticedBy: [
          { file: 'src/run/audit/reviewing/fix-review.slow.test.ts', test: 'aborts at the second refusal' },
        ],
      },
    ],
  },
  {
    name: 'next-loses-no-work',
    promise:
      'A fix that waits for its reply is left alone, however often `next` is called; what is ever set aside is told, with the ref that holds it and the command that brings it back.',
    breaks: [
      {
        of: 'run/phases/advance.ts#advance',
        how: 'every call uses up an offer, and the fifth the attempt',
        from: "const isOfWork = file.kind === 'fix' ||",
        to: "const isOfWork = file.kind === 'hunt' ||",
        noticedBy: [
          { file: 'src/run/audit/fixing/pending-fix.slow.test.ts', test: 'is left alone, however often' },
        ],
      },
      {
        of: 'run/audit/fixing/clean-work-tree.ts#cleanWorkTree',
        how: 'what is set aside is kept and never told',
        from: "if (!discarded.has(ref)) await note(paths, { kind: 'discarded', ref, head, why });",
        to: 'if (why === ref) discarded.add(ref);',
        noticedBy: [
          { file: 'src/run/audit/fixing/pending-fix.slow.test.ts', test: 'is given up on purpose' },
        ],
      },
    ],
  },
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
  {
    name: 'repairs-are-told-failures',
    promise:
      'Whoever is to mend tests is shown each failure by its name, message and traceback, however much is printed behind it, and every earlier attempt with its reason.',
    breaks: [
      {
        of: 'audit/test-output/failures-shown.ts#failuresShown',
        how: 'the end of the output stands for the failures',
        from: 'found.every(({ told }) => told === undefined)',
        to: 'found.every(({ told }) => told !== null)',
        noticedBy: [{ file: 'src/audit/test-output/failures-shown.test.ts' }],
      },
      {
        of: 'audit/earlier-attempts.ts#earlierAttempts',
        how: 'a repair knows nothing of the repairs before it',
        from: "round.items.filter(({ mode }) => mode === 'fix_regression')",
        to: 'round.items.filter((one) => one === item)',
        noticedBy: [{ file: 'src/audit/earlier-attempts.test.ts' }],
      },
    ],
  },
  {
    name: 'news-know-the-start',
    promise:
      'News of an audit and its status tell new failures from those of the round’s start, name what was put off without asking and what was a duplicate, and call no fix fixed without what tests and review say of it.',
    breaks: [
      {
        of: 'audit/known-failures.ts#failuresByRun',
        how: 'what failed before is told as new',
        from: 'before.add(name)',
        to: 'before.has(name)',
        noticedBy: [
          { file: 'src/audit/news.test.ts', test: 'failing at the start tells' },
          { file: 'src/audit/timeline.test.ts', test: 'failing before the fixes' },
        ],
      },
      {
        of: 'audit/fix-accounts.ts#fixStanding',
        how: 'a fix is fixed whatever its tests say',
        from: 'subject }) => subject === id',
        to: 'subject }) => subject !== id',
        noticedBy: [{ file: 'src/audit/fix-accounts.test.ts', test: 'is worth what tests and review say' }],
      },
    ],
  },
];
