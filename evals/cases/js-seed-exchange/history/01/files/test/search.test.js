import assert from 'node:assert/strict';
import { test } from 'node:test';
import { search } from '../src/search.js';

test('a plant is a parameter', () => {
  assert.deepEqual(search({ plant: "pea'" }), {
    text: 'SELECT id, plant, variety, year FROM offers WHERE (hidden = 0) AND (plant = ?) ORDER BY id DESC LIMIT 50',
    values: ["pea'"],
  });
});
