import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/kit/property-runs.ts';
import { valuesAround } from '../../tests/kit/schema-values.ts';
import type { Schema } from './matches-schema.ts';
import { JUDGED, type JudgedName } from './registry.ts';
import { checkContract, defectsFrom } from './validate.ts';

describe.each(Object.entries(JUDGED))('the compiled validator of %s', (name, contract) => {
  const schema = JSON.parse(JSON.stringify(contract)) as Schema;
  const validate = new Ajv({ strict: true, allErrors: true, ownProperties: true }).compile(schema);

  it('says what ajv says of the contract as it is written, in the same words and order', async () => {
    const seen = { valid: 0, invalid: 0 };
    await fc.assert(
      fc.asyncProperty(valuesAround(schema), async (value) => {
        const checked = await checkContract(name as JudgedName, value);
        seen[checked.kind] += 1;
        expect(validate(value)).toBe(checked.kind === 'valid');
        if (checked.kind === 'invalid')
          expect(checked.defects).toEqual(defectsFrom(validate.errors ?? [], value));
      }),
      propertyRuns(150),
    );
    expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(10);
  });
});
