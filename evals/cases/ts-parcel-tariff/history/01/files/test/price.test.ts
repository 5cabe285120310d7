import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceOf } from '../src/tariff/price.js';
import { parseTariff } from '../src/tariff/read.js';

const bands = [
  { upTo: 500, cents: 390 },
  { upTo: 2_000, cents: 550 },
  { upTo: 10_000, cents: 890 },
];
const tariff = parseTariff({ inland: bands, europe: bands, world: bands });

test('a band covers its own weight', () => {
  assert.equal(priceOf(tariff, 'inland', 500), 390);
  assert.equal(priceOf(tariff, 'inland', 501), 550);
});

test('bands that are out of order are refused', () => {
  // The second is lighter than the first, as in the file of 2024.
  assert.throws(() => parseTariff({ inland: [bands[1], bands[0]], europe: bands, world: bands }), /not in order/);
});
