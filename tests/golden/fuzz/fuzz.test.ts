import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { it } from 'vitest';
import { propertyRuns } from '../../kit/property-runs.ts';
import { fixtureInputs } from './changed-inputs.ts';
import { TARGETS } from './targets.ts';

/** Inputs that once broke the promise, from `fixtures/fuzz/TARGET/`. They are tried first. */
function finds(name: string): Buffer[] {
  return existsSync(`fixtures/fuzz/${name}`) ? fixtureInputs(`fuzz/${name}`) : [];
}

for (const [name, { promise, inputs, runs, check }] of Object.entries(TARGETS))
  it(`${name}: ${promise}`, () => {
    const examples = [Buffer.alloc(0), ...finds(name)].map((input): [Buffer] => [input]);
    fc.assert(fc.property(inputs, check), { ...propertyRuns(runs), examples });
  });
