/** A shop with a price that is wrong, a total that is right, and tests of the total only. */
export const SHOP = {
  '.correctless/config/workflow-config.json': JSON.stringify({
    commands: { test: 'node --test test/' },
    // One specialist is enough where the hunt is not what is tried.
    audit: { roles: [{ name: 'prices', look_for: 'Prices and sums that come out wrong.' }] },
  }),
  '.gitignore': '.correctless/*\n!.correctless/config/\n',
  '.claude/rules/money.md':
    '---\npaths: ["src/**"]\n---\n\n- Every amount is rounded to cents before it is returned.\n',
  'package.json': '{ "name": "shop", "private": true, "type": "module" }\n',
  'src/price.js': 'export function price(net, rate) {\n  return net + rate;\n}\n',
  'src/total.js':
    'export function total(items) {\n  let sum = 0;\n  for (const item of items) sum += item.price;\n  return sum;\n}\n',
  'test/total.test.js': [
    "import assert from 'node:assert/strict';",
    "import { test } from 'node:test';",
    "import { total } from '../src/total.js';",
    '',
    "test('adds up', () => {",
    '  assert.equal(total([{ price: 1 }, { price: 2 }]), 3);',
    '});',
    '',
  ].join('\n'),
} as const;

export const GOOD_PRICE = 'export function price(net, rate) {\n  return net * (1 + rate);\n}\n';
export const ROUNDED_PRICE =
  'export function price(net, rate) {\n  return Math.round(net * (1 + rate) * 100) / 100;\n}\n';

/** What a specialist says of the price. */
export const PRICE_FINDING = {
  id: '1',
  severity: 'high',
  title: 'The tax is added, not multiplied',
  description: 'price() adds the rate to the net price.',
  evidence: 'return net + rate;',
  impact: 'Every price is wrong.',
  location: { file: 'src/price.js', lines: [2, 2] },
  instance_fix: 'Multiply by one plus the rate.',
  class_fix: 'The only place.',
  tier: 'confirmed',
  escape_type: 'implementation',
  invariant_ref: null,
  architecture_ref: null,
} as const;

/** What a fix reviewer says of the fix. */
export const REGRESSION = {
  id: 'FD-001',
  severity: 'high',
  title: 'The fixed price is not rounded',
  description: 'The product of a price and a rate has more than two decimals.',
  evidence: 'The changed function returns the product as it is.',
  impact: 'Amounts differ from the bill by fractions of a cent.',
  location: { file: 'src/price.js', lines: [2, 2] },
  instance_fix: 'Round to cents.',
  class_fix: 'None other in this folder.',
} as const;
