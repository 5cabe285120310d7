import type { ExecuteStepResult } from '../contracts/replies/step.ts';
import { checkContract } from '../contracts/validate.ts';
import { requireContract } from '../replies/require-contract.ts';
import { shown } from '../replies/show-value.ts';
import { soleJsonValue } from '../replies/sole-json-value.ts';
import { rejection, type StepVerdict } from './check-step.ts';

export type ReadResult =
  | { readonly kind: 'read'; readonly result: ExecuteStepResult }
  /** The schema already decides what a rule covers. */
  | { readonly kind: 'rejected'; readonly verdict: StepVerdict };

/**
 * An executor's reply as a result, or the verdict on it if its `mode` is missing or unknown, which breaks the first rule
 * instead of the schema. Any other error throws `refused/…`.
 */
export async function readStepResult(text: string): Promise<ReadResult> {
  const value = soleJsonValue(text, { fence: true });
  const checked = await checkContract('execute-step', value);
  if (checked.kind === 'valid') return { kind: 'read', result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === '/mode');
  // Only an object has properties.
  if (mode !== undefined && typeof value === 'object' && !Array.isArray(value)) {
    const why = mode.value === undefined ? 'mode is missing' : `${shown(mode.value)} is no mode`;
    return { kind: 'rejected', verdict: rejection('mode_invalid', `${why}: apply or fix_regression`) };
  }
  return { kind: 'read', result: await requireContract('execute-step', value) };
}
