import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetsOf } from '../src/labels/sheet.js';

const labels = (count: number) => Array.from({ length: count }, (_, at) => ({ number: `${at}`, lines: [] }));

test('the twenty-fifth label begins a sheet', () => {
  const sheets = sheetsOf(labels(25));
  assert.deepEqual(sheets.map(({ length }) => length), [24, 1]);
  assert.deepEqual([sheets[1]?.[0]?.column, sheets[1]?.[0]?.row], [0, 0]);
});
