import type { Rule } from '../claim.ts';

export const malformedPatch: Rule = ({ patch }) =>
  patch.kind === 'unreadable'
    ? `the patch is no unified diff that could be applied: ${patch.why}`
    : undefined;
