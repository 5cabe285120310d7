import assert from 'node:assert/strict';
import { test } from 'node:test';
import { busiest, week } from '../src/count.js';
import { topPaths } from '../src/render.js';
import { report, upload } from '../src/report.js';

const LOGS = {
  monday: '10.0.0.1 2024-01-01T09:00:00Z /a 200\n10.0.0.2 2024-01-01T09:30:00Z /b 200\nnonsense\n',
  tuesday: '10.0.0.1 2024-01-02T10:00:00Z /a 200\n10.0.0.1 2024-01-02T10:01:00Z /c 404\n',
};

test('a report', async () => {
  const ask = async (address) => (address === '10.0.0.1' ? 'DE' : 'XX');
  const text = await report(['monday', 'tuesday'], { ask, read: async (file) => LOGS[file] });
  assert.equal(
    text,
    [
      'visitors: 2',
      'skipped lines: 1',
      'busiest: day 1, 9:00 (2)',
      '2 /a',
      '1 /b',
      'Germany: 75.0 %',
      'XX: 25.0 %',
      '',
    ].join('\n'),
  );
});

test('of many paths the ten read most are shown', () => {
  // Slow on purpose: every order of insertion must give the same ten.
  const expected = Array.from({ length: 10 }, (_, n) => [`/${String(20 - n)}`, 20 - n]);
  for (let turn = 0; turn < 20; turn += 1) {
    const counts = {};
    for (let n = 0; n < 20; n += 1) {
      const path = ((n + turn) % 20) + 1;
      Object.assign(counts, JSON.parse(JSON.stringify({ ...counts, [`/${path}`]: path })));
    }
    assert.deepEqual(topPaths(counts), expected);
  }
});

test('the busiest hour of an empty log', () => {
  assert.deepEqual(busiest(week([])), { day: 0, hour: 0, count: 0 });
});

test('uploads one at a time', async () => {
  let open = 0;
  await upload([['a', '1'], ['b', '2']], async () => {
    open += 1;
    assert.equal(open, 1);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
  });
});
