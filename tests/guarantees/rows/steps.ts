import type { Chapter } from '../guarantee.ts';

export const STEPS: Chapter = {
  title: 'Steps of a plan',
  guarantees: [
    {
      name: 'step-agrees-with-git',
      promise:
        'A step’s claim is accepted only when it keeps every rule, names exactly the files that git says changed since the base, and its patch makes exactly what stands in the work tree.',
      breaks: [
        {
          of: 'steps/check-step.ts#checkStep',
          how: 'only the first rule that speaks up is asked',
          from: 'if (why !== undefined) return rejection(rule as StepRule, why);',
          to: "if (why !== undefined && rule !== 'undeclared_file_in_patch') return rejection(rule as StepRule, why);",
          noticedBy: [{ file: 'tests/golden/steps.test.ts' }, { file: 'src/steps/check-step.test.ts' }],
        },
        {
          of: 'steps/rules/patch-does-not-apply.ts#patchDoesNotApply',
          how: 'a patch that applies is good enough',
          from: 'if (git.patch.differs.length === 0 || git.changed.length === 0) return undefined;',
          to: 'if (git.patch.differs.length >= 0) return undefined;',
          noticedBy: [{ file: 'tests/golden/steps.test.ts' }, { file: 'src/steps/reasons.test.ts' }],
        },
        {
          of: 'gather/step-facts.ts#readStepFacts',
          how: 'ignored files are nobody’s',
          from: 'changed: changedFiles(changes, ignored), patch }',
          to: 'changed: changedFiles(changes, []), patch }',
          noticedBy: [{ file: 'tests/golden/steps.test.ts' }],
        },
      ],
    },
    {
      name: 'step-one-verdict',
      promise: 'A step check answers with one verdict of its schema, whatever it is handed.',
      breaks: [
        {
          of: 'commands/step.ts#stepCommand',
          how: 'what cannot be read has no verdict',
          from: 'if (!(error instanceof Failure)) throw error;\n      return unreadable(error);',
          to: 'if (!(error instanceof Failure) || error.code.length > 0) throw error;\n      return unreadable(error);',
          noticedBy: [{ file: 'tests/cli/step.bats', test: 'a step that is none, a file that is not there' }],
        },
      ],
    },
    {
      name: 'step-verdict-goes-stale',
      promise:
        'The verdict of a step is about the work tree that was judged: after an edit it ends with 3 and names the file; it says who brought the reply and against what the claim was held.',
      breaks: [
        {
          of: 'run/phases/head-moved.ts#stepMoved',
          how: 'a verdict holds for whatever comes after it',
          from: 'tree === file.head.tree ? []',
          to: 'tree !== file.head.tree ? []',
          noticedBy: [{ file: 'src/run/phases/step-run.slow.test.ts', test: 'a verdict is about' }],
        },
        {
          of: 'run/phases/step-rests-on.ts#stepRestsOn',
          how: 'a claim that was held against itself was held against the last commit',
          from: 'base.why === NO_BASE',
          to: 'base.label === NO_BASE',
          noticedBy: [{ file: 'src/run/phases/step-rests-on.test.ts' }],
        },
      ],
    },
    {
      name: 'step-accepted',
      promise:
        'A step is accepted only when the program has no objection, its validator’s one reply accepts it, and the repository is still what was judged.',
      breaks: [
        {
          of: 'run/phases/finish-step.ts#finishStep',
          how: 'what nobody judged is accepted',
          from: 'const NO_RESULT: Verdict = { valid: false, reason:',
          to: 'const NO_RESULT: Verdict = { valid: true, reason:',
          noticedBy: [{ file: 'src/run/phases/step-run.slow.test.ts', test: 'a step ends' }],
        },
        {
          of: 'run/phases/finish-step.ts#finishStep',
          how: 'what changed meanwhile does not matter',
          from: 'changed.length === 0 ? (reply ?? NO_RESULT) : changedMeanwhile(changed);',
          to: 'changed.length === 0 || reply !== undefined ? (reply ?? NO_RESULT) : changedMeanwhile(changed);',
          noticedBy: [
            {
              file: 'src/run/phases/step-run.slow.test.ts',
              test: 'rejected when the repository changed before its end',
            },
          ],
        },
        {
          of: 'commands/step/step-plan.ts#planStepCheck',
          how: 'the validator is asked about what the program rejects',
          from: 'if (!verdict.valid || question === undefined) return done(verdict);',
          to: 'if (question === undefined) return done(verdict);',
          noticedBy: [{ file: 'tests/cli/step.bats', test: 'plan: what the program rejects makes no run' }],
        },
      ],
    },
  ],
};
