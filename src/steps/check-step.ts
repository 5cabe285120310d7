import type { ExecuteStepResult, Step } from '../contracts/step.ts';
import type { StepFacts } from './step-facts.ts';

/** In the order in which they are asked; the first that is broken decides. */
export const STEP_RULES = [
  'mode_invalid',
  'scope_excluded',
  'scope_drift_fix_regression',
  'missing_patch_or_files',
  'files_not_in_patch',
  'files_written_not_in_touched',
  'payload_on_failure',
  'undeclared_file_in_patch',
  'malformed_patch',
  'patch_does_not_apply',
  'zero_impact_patch',
] as const;
export type StepRule = (typeof STEP_RULES)[number];

/** `rule` names the broken rule; undefined when the program has no objection. */
export type StepVerdict = { readonly valid: boolean; readonly reason: string; readonly rule?: StepRule };

export type StepQuestion = {
  readonly step: Step;
  readonly result: ExecuteStepResult;
  readonly facts: StepFacts;
};

/** What a program can decide about an executor's claim. Pure: the facts are gathered before. */
export function checkStep({ step, result }: StepQuestion): StepVerdict {
  if (result.mode !== step.mode) {
    return {
      valid: false,
      reason: `mode_invalid: the step asks for ${step.mode}, the result says ${result.mode}`,
      rule: 'mode_invalid',
    };
  }
  return { valid: true, reason: 'the program has no objection to this result' };
}
