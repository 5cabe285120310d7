import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forAuction, lots } from '../src/auction.js';
import type { Item } from '../src/item.js';

const items: readonly Item[] = [
  { number: 7, kind: 'clothes', what: 'Red coat', found: '2025-07-01' },
  { number: 3, kind: 'bike', what: 'Blue bike with a basket', found: '2025-04-02' },
  { number: 4, kind: 'key', what: 'Key with a red ribbon', found: '1998-04-02' },
  { number: 5, kind: 'other', what: 'Umbrella', found: '2025-01-10', returned: '2025-01-12' },
];

test('the longest kept stands first', () => {
  assert.deepEqual(forAuction(items, '2026-01-02').map(({ number }) => number), [3, 7]);
});

test('the day itself counts', () => {
  assert.equal(forAuction(items.slice(0, 1), '2025-12-28').length, 1);
  assert.equal(forAuction(items.slice(0, 1), '2025-12-27').length, 0);
});

test('a date that is none sells nothing', () => {
  // Somebody wrote the day first.
  assert.deepEqual(forAuction(items, '02.01.2026'), []);
});

test('numbers have five digits', () => {
  assert.equal(lots(items.slice(0, 1)), '00007  Red coat\n');
});
