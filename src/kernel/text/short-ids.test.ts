import { expect, it } from 'vitest';
import { shortIds } from './short-ids.ts';

const id = '0123456789abcdef0123456789abcdef01234567';

it.each([
  [`${id}...${id}`, '0123456789ab...0123456789ab'],
  [`merge base of ${id}${id.slice(0, 24)} and main`, 'merge base of 0123456789ab and main'],
  [`${id}0`, `${id}0`],
  [`x${id}`, `x${id}`],
  ['main..feature', 'main..feature'],
])('%s', (text, short) => {
  expect(shortIds(text)).toBe(short);
});
