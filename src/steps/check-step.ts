import { counted } from '../kernel/counted.ts';
import type { ExecuteStepResult, Step } from '../contracts/step.ts';
import { readClaim, type Rule } from './claim.ts';
import { filesNotInPatch } from './rules/files-not-in-patch.ts';
import { filesWrittenNotInTouched } from './rules/files-written-not-in-touched.ts';
import { malformedPatch } from './rules/malformed-patch.ts';
import { missingPatchOrFiles } from './rules/missing-patch-or-files.ts';
import { modeInvalid } from './rules/mode-invalid.ts';
import { patchDoesNotApply } from './rules/patch-does-not-apply.ts';
import { payloadOnFailure } from './rules/payload-on-failure.ts';
import { scopeDriftFixRegression } from './rules/scope-drift-fix-regression.ts';
import { scopeExcluded } from './rules/scope-excluded.ts';
import { undeclaredFileInPatch } from './rules/undeclared-file-in-patch.ts';
import { zeroImpactPatch } from './rules/zero-impact-patch.ts';
import type { StepFacts } from './step-facts.ts';

/** In the order in which they are asked; the first that is broken decides. */
export const STEP_RULES = {
  mode_invalid: modeInvalid,
  scope_excluded: scopeExcluded,
  scope_drift_fix_regression: scopeDriftFixRegression,
  missing_patch_or_files: missingPatchOrFiles,
  files_not_in_patch: filesNotInPatch,
  files_written_not_in_touched: filesWrittenNotInTouched,
  payload_on_failure: payloadOnFailure,
  undeclared_file_in_patch: undeclaredFileInPatch,
  malformed_patch: malformedPatch,
  patch_does_not_apply: patchDoesNotApply,
  zero_impact_patch: zeroImpactPatch,
} as const satisfies Readonly<Record<string, Rule>>;
export type StepRule = keyof typeof STEP_RULES;

/** `rule` names the broken rule; undefined when the program has no objection. */
export type StepVerdict = { readonly valid: boolean; readonly reason: string; readonly rule?: StepRule };

export type StepQuestion = {
  readonly step: Step;
  readonly result: ExecuteStepResult;
  readonly facts: StepFacts;
};

/**
 * What a program can decide about an executor's claim. Pure: the facts are gathered before.
 *
 * @throws usage/bad-value for a pattern of paths that is none
 */
export function checkStep({ step, result, facts }: StepQuestion): StepVerdict {
  const claim = readClaim(step, result, facts);
  for (const [rule, broken] of Object.entries(STEP_RULES)) {
    const why = broken(claim);
    if (why !== undefined) return rejection(rule as StepRule, why);
  }
  return { valid: true, reason: acceptance(result, facts) };
}

/** The verdict with which a rule rejects. */
export function rejection(rule: StepRule, why: string): StepVerdict {
  return { valid: false, reason: `${rule}: ${why}`, rule };
}

function acceptance({ success, filesWritten = [] }: ExecuteStepResult, { git }: StepFacts): string {
  const against =
    git === undefined ? 'the result agrees with itself' : `git at ${git.base.slice(0, 12)} agrees`;
  if (!success) return `a failure without a change; ${against}`;
  return `no rule is broken by ${counted(filesWritten.length, 'written file')}; ${against}`;
}
