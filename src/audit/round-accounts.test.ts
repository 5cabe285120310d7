import { expect, it } from 'vitest';
import { exampleAuditPage } from '../../tests/kit/audit-page-example.ts';

const none = { critical: 0, high: 0, medium: 0, low: 0 };

it('counts what each round found, fixed and saw again, by severity', () => {
  expect(exampleAuditPage().rounds).toEqual([
    {
      round: 1,
      found: { critical: 1, high: 2, medium: 2, low: 1 },
      fixed: { critical: 1, high: 2, medium: 1, low: 0 },
      // Its fix broke a test and was taken back.
      reopened: { ...none, medium: 1 },
    },
    {
      round: 2,
      found: { ...none, high: 1, medium: 1 },
      fixed: { ...none, high: 1, medium: 1 },
      // Fixed in round 1, there again under the same fingerprint.
      reopened: { ...none, high: 1 },
    },
    { round: 3, found: none, fixed: none, reopened: none },
  ]);
});
