import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jobsFile } from '../src/jobs.js';
import { namesFile } from '../src/names.js';
import { plantOf } from '../src/plant.js';

const plants = [
  plantOf({ name: 'Zittergras', botanical: 'Briza media', bed: 4, drawer: 12 }),
  plantOf({ name: 'Bärwurz', botanical: 'Meum athamanticum', bed: 9, drawer: 3 }),
];

test('names are sorted', () => {
  assert.deepEqual(namesFile(plants).trim().split('\n'), ['Bärwurz\t3', 'Zittergras\t12']);
});

test('jobs keep their order', () => {
  assert.deepEqual(jobsFile(plants).trim().split('\n')[0], 'Zittergras\tBriza media');
});

test('a plant without a drawer is refused', () => {
  // The drawer is text, as it was in the old spreadsheet.
  assert.throws(() => plantOf({ name: 'Bärwurz', botanical: 'Meum', bed: 9, drawer: '3' }), /no drawer/);
});
