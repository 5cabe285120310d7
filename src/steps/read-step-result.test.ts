import { expect, it } from 'vitest';
import { readStepResult } from './read-step-result.ts';

const result = { success: false, summary: 'No.', mode: 'apply' };
const { mode: _, ...modeless } = result;

it.each([
  ['the bare value', JSON.stringify(result)],
  ['in its fence', `\`\`\`json\n${JSON.stringify(result)}\n\`\`\``],
])('reads a result: %s', async (_name, text) => {
  expect(await readStepResult(text)).toEqual({ kind: 'read', result });
});

it.each([
  ['missing', modeless, 'mode_invalid: mode is missing: apply or fix_regression'],
  [
    'unknown',
    { ...result, mode: 'refactor' },
    'mode_invalid: "refactor" is no mode: apply or fix_regression',
  ],
])('a mode that is %s is the first rule, not a matter of form', async (_name, value, reason) => {
  expect(await readStepResult(JSON.stringify(value))).toEqual({
    kind: 'rejected',
    verdict: { valid: false, rule: 'mode_invalid', reason },
  });
});

it.each([
  ['a list', [result]],
  ['null', null],
  ['another property', { ...result, confidence: 1 }],
  ['a result without its summary', { success: true, mode: 'apply' }],
])('refuses %s', async (_name, value) => {
  await expect(readStepResult(JSON.stringify(value))).rejects.toMatchObject({ code: 'refused/schema' });
});
