import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotHere, handOver, search } from '../src/desk.js';
import type { Item } from '../src/item.js';

const items: readonly Item[] = [
  { number: 1, kind: 'bike', what: 'Blue bike with a basket', found: '2025-04-02' },
  { number: 2, kind: 'clothes', what: 'Blue scarf', found: '2026-01-10', returned: '2026-01-12' },
];

test('what was fetched is not found', () => {
  assert.deepEqual(search(items, 'blue').map(({ number }) => number), [1]);
});

test('nothing is handed over twice', () => {
  // The scarf was fetched on 12 January.
  assert.throws(() => handOver(items, 2, '2026-02-01'), NotHere);
});
