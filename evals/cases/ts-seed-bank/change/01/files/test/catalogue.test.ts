import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../src/catalogue.js';
import { Store } from '../src/store.js';

const arnica = { species: 'Arnica montana', place: 'Feldberg', milligrams: 10 };

test('the best lot stands first', () => {
  const store = new Store([
    { ...arnica, id: 'A1', collected: '1994-08-01', germination: 3 },
    { ...arnica, id: 'A2', collected: '2021-08-01' },
    { ...arnica, id: 'A3', collected: '2019-08-01', germination: 88 },
    // Nothing came up at all: still a test.
    { ...arnica, id: 'A4', collected: '1991-08-01', germination: 0 },
  ]);
  assert.deepEqual(catalogue(store).split('\n').slice(1), [
    '  A3  Feldberg  88 %',
    '  A1  Feldberg  3 %',
    '  A4  Feldberg  0 %',
    '  A2  Feldberg  not tested',
  ]);
});
