import { counted } from '../kernel/text/counted.ts';
import type { ExecuteStepResult, Step } from '../contracts/replies/step.ts';
import { readClaim, type Rule } from './claim.ts';
import {
  filesNotInPatch,
  filesWrittenNotInTouched,
  missingPatchOrFiles,
  patchDoesNotApply,
  payloadOnFailure,
  scopeDriftFixRegression,
  scopeExcluded,
  undeclaredFileInPatch,
  zeroImpactPatch,
} from './rules.ts';
import type { StepFacts } from './step-facts.ts';

/** In the order in which they are checked; the first broken rule decides. `rejects` is the text in `docs/steps.md`. */
export const STEP_RULES = {
  mode_invalid: {
    broken: ({ step, result }) =>
      result.mode === step.mode
        ? undefined
        : `the step asks for mode ${step.mode}, the result says ${result.mode}`,
    rejects: "a mode that is unknown, or not the step's",
  },
  scope_excluded: {
    broken: scopeExcluded,
    rejects:
      'any path, declared, in the patch or changed in the work tree, that is excluded, outside the repository, or in mode `apply` beside what is allowed',
  },
  scope_drift_fix_regression: {
    broken: scopeDriftFixRegression,
    rejects: 'in mode `fix_regression`, any path beside what is allowed; with nothing allowed, every path',
  },
  missing_patch_or_files: {
    broken: missingPatchOrFiles,
    rejects: 'a success without a patch, without written files or without touched files',
  },
  files_not_in_patch: {
    broken: filesNotInPatch,
    rejects: 'a file in `filesWritten` that is not in the patch, or that git says has not changed',
  },
  files_written_not_in_touched: {
    broken: filesWrittenNotInTouched,
    rejects: 'a file in `filesWritten` that is not in `filesTouched`',
  },
  payload_on_failure: {
    broken: payloadOnFailure,
    rejects: 'a failure with a patch, with written files, or with changes left behind',
  },
  undeclared_file_in_patch: {
    broken: undeclaredFileInPatch,
    rejects: "a file in the patch, or changed by git's account, that is not in `filesWritten`",
  },
  malformed_patch: {
    broken: ({ patch }) =>
      patch.kind === 'unreadable'
        ? `the patch is no unified diff that could be applied: ${patch.why}`
        : undefined,
    rejects: 'a patch that is no unified diff, or is truncated, or whose hunks contradict their counts',
  },
  patch_does_not_apply: {
    broken: patchDoesNotApply,
    rejects: 'a patch that `git apply` refuses at the base, or that does not give what is in the work tree',
  },
  zero_impact_patch: {
    broken: zeroImpactPatch,
    rejects: 'a success whose patch changes nothing, or with nothing changed since the base',
  },
} as const satisfies Readonly<Record<string, { readonly broken: Rule; readonly rejects: string }>>;
export type StepRule = keyof typeof STEP_RULES;

/** `rule` names the broken rule; undefined if the program has no objection. */
export type StepVerdict = { readonly valid: boolean; readonly reason: string; readonly rule?: StepRule };

export type StepQuestion = {
  readonly step: Step;
  readonly result: ExecuteStepResult;
  readonly facts: StepFacts;
};

/**
 * What a program can decide about an executor's claim. Pure: the facts are gathered before.
 *
 * @throws usage/bad-value for an invalid path pattern
 */
export function checkStep({ step, result, facts }: StepQuestion): StepVerdict {
  const claim = readClaim(step, result, facts);
  const said = (text: string) => [text, ...(facts.reservations ?? [])].join('; ');
  for (const [rule, { broken }] of Object.entries(STEP_RULES)) {
    const why = broken(claim);
    if (why !== undefined) return rejection(rule as StepRule, said(why));
  }
  return { valid: true, reason: said(acceptance(result, facts)) };
}

/** The verdict of a rule that rejects. */
export function rejection(rule: StepRule, why: string): StepVerdict {
  return { valid: false, reason: `${rule}: ${why}`, rule };
}

function acceptance({ success, filesWritten = [] }: ExecuteStepResult, { git }: StepFacts): string {
  const against =
    git === undefined ? 'the result agrees with itself' : `git at ${git.base.slice(0, 12)} agrees`;
  if (!success) return `a failure without a change; ${against}`;
  return `no rule is broken by ${counted(filesWritten.length, 'written file')}; ${against}`;
}
