import { describe, expect, it } from 'vitest';
import type { ExecuteStepResult, Step } from '../contracts/replies/step.ts';
import { checkStep } from './check-step.ts';
import type { StepFacts } from './step-facts.ts';

/** The cases of every rule are in fixtures/steps; here is what they have in common. */

const facts: StepFacts = { allow: [], exclude: [], git: undefined };
const step: Step = { description: 'Make two zwei.', mode: 'apply' };
const patch = '--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-two\n+zwei\n';
const result: ExecuteStepResult = {
  success: true,
  summary: 'Done.',
  filesTouched: ['a.ts'],
  filesWritten: ['a.ts'],
  patch,
  mode: 'apply',
};

describe('of several broken rules the first decides', () => {
  const everything = { ...facts, exclude: ['b.ts'] };
  it.each<[string, Partial<ExecuteStepResult>, StepFacts]>([
    ['mode_invalid', { mode: 'fix_regression', filesWritten: ['b.ts'], patch: '' }, everything],
    ['scope_excluded', { filesWritten: ['b.ts'], filesTouched: ['b.ts'], patch: '' }, everything],
    ['missing_patch_or_files', { filesWritten: ['b.ts'], filesTouched: [], patch: '' }, facts],
    ['files_not_in_patch', { filesWritten: ['b.ts'], filesTouched: [] }, facts],
    ['files_written_not_in_touched', { filesTouched: [], patch: 'prose' }, facts],
    ['payload_on_failure', { success: false, patch: 'prose' }, facts],
    [
      'undeclared_file_in_patch',
      { patch: patch + patch.replaceAll('a.ts', 'b.ts').replace('-two\n+zwei', ' two') },
      facts,
    ],
  ])('%s', (rule, lie, known) => {
    expect(checkStep({ step, result: { ...result, ...lie }, facts: known })).toMatchObject({
      valid: false,
      rule,
    });
  });
});

it('gives a reason of one line and bounded length, whatever names and however many it is about', () => {
  const names = Array.from({ length: 500 }, (_, i) => `${'long/'.repeat(200)}${i}\n\u001b[31m\u202e`);
  const { reason } = checkStep({ step, result: { ...result, filesWritten: names }, facts });
  expect(reason).toMatch(/^files_not_in_patch: .* and 495 more: in filesWritten, not in the patch$/);
  expect(reason).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(reason.length).toBeLessThan(1500);
});

it('says of an accepted result what it was compared with', () => {
  expect(checkStep({ step, result, facts })).toEqual({
    valid: true,
    reason: 'no rule is broken by 1 written file; the result agrees with itself',
  });
});

it('lets the caller’s permissions add to the step’s', () => {
  const narrow = { ...step, allow: ['b.ts'] };
  expect(checkStep({ step: narrow, result, facts })).toMatchObject({ rule: 'scope_excluded' });
  expect(checkStep({ step: narrow, result, facts: { ...facts, allow: ['a.ts'] } })).toMatchObject({
    valid: true,
  });
});

it.each([
  ['a pattern that is none', String.raw`\\[a`],
  ['one among good ones', String.raw`src/\\[`],
])('refuses %s', (_, pattern) => {
  expect(() => checkStep({ step, result, facts: { ...facts, exclude: ['x', pattern] } })).toThrow(
    /is not a path pattern/,
  );
});
