import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TARGETS, type FuzzTarget, type TargetName } from '../../scripts/fuzz/targets.ts';

/**
 * `fixtures/fuzz/TARGET/*`: inputs that once broke the promise of a target of `npm run fuzz`, and inputs that it starts
 * from. Each must keep the promise now.
 */
const ROOT = 'fixtures/fuzz';

const cases = readdirSync(ROOT).flatMap((target) =>
  readdirSync(join(ROOT, target)).map((file) => ({ target: target as TargetName, file })),
);

it.each(cases)('$target/$file', ({ target, file }) => {
  const { check }: FuzzTarget = TARGETS[target];
  expect(() => check(readFileSync(join(ROOT, target, file)))).not.toThrow();
});

/** What a reader that breaks its promise would do: an oracle that finds nothing wrong proves nothing. */
describe('the check of', () => {
  it.each(Object.keys(TARGETS) as TargetName[])('%s holds for an empty input', (target) => {
    expect(() => (TARGETS[target] as FuzzTarget).check(Buffer.alloc(0))).not.toThrow();
  });
});
