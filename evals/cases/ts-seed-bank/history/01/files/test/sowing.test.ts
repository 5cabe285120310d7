import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Lot } from '../src/lot.js';
import { NotEnough, takeFor } from '../src/sowing.js';
import { Store } from '../src/store.js';

const lot = (id: string, milligrams: number): Lot => {
  return { id, species: 'Arnica montana', place: 'Feldberg', collected: '2019-08-01', milligrams };
};

test('a sowing may take more than one lot', () => {
  const store = new Store([lot('A1', 300), lot('A2', 300)]);
  const taken = takeFor(store, 'Arnica montana', 500).reduce((sum, { milligrams }) => sum + milligrams, 0);
  assert.equal(taken, 500);
});

test('what is not there is not taken', () => {
  const store = new Store([lot('A1', 300)]);
  // More than there is, on purpose.
  assert.throws(() => takeFor(store, 'Arnica montana', 301), NotEnough);
  assert.equal(store.lotsOf('Arnica montana')[0]?.milligrams, 300);
});
