import type { Rule } from '../claim.ts';

export const modeInvalid: Rule = ({ step, result }) =>
  result.mode === step.mode
    ? undefined
    : `the step asks for mode ${step.mode}, the result says ${result.mode}`;
