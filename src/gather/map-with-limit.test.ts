import { expect, it } from 'vitest';
import { mapWithLimit } from './map-with-limit.ts';

it('answers in the order of the values, with no more under way than allowed', async () => {
  let [now, most] = [0, 0];
  const answers = await mapWithLimit([5, 1, 4, 2, 3], 2, async (value) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, value));
    now -= 1;
    return value * 10;
  });
  expect([answers, most]).toEqual([[50, 10, 40, 20, 30], 2]);
});

it('fails when one piece of work does', async () => {
  await expect(
    mapWithLimit([1, 2], 1, (value) =>
      value === 2 ? Promise.reject(new Error('two')) : Promise.resolve(value),
    ),
  ).rejects.toThrow('two');
});

it('of nothing is nothing', async () => {
  expect(await mapWithLimit([], 4, () => Promise.resolve(1))).toEqual([]);
});
