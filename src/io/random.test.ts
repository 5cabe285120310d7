import { expect, it } from 'vitest';
import { now } from './clock.ts';
import { randomHex, randomId } from './random.ts';

it('draws other bytes each time, two digits a byte', () => {
  const drawn = new Set(Array.from({ length: 100 }, () => randomHex(16)));
  expect(drawn.size).toBe(100);
  for (const text of drawn) expect(text).toMatch(/^[0-9a-f]{32}$/);
});

it('draws ids that start with a letter and hold nothing people mix up', () => {
  for (let i = 0; i < 500; i += 1) expect(randomId()).toMatch(/^[a-hjkmnp-z][a-hjkmnp-z2-9]{5}$/);
});

it('tells the time in UTC with milliseconds', () => {
  expect(now()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});
