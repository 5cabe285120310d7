import { expect, it } from 'vitest';
import { pack, total, type Load } from './pack.ts';

const load = (bytes: number): Load => ({ bytes });

it('fills a packet before it opens the next, and keeps the order', () => {
  const [a, b, c] = [load(4), load(5), load(3)];
  expect(pack([[a], [b], [c]], 10).map((packet) => [...packet])).toEqual([[a, b], [c]]);
});

it('fills to the last byte', () => {
  expect(pack([[load(5)], [load(5)]], 10)).toHaveLength(1);
  expect(pack([[load(5)], [load(6)]], 10)).toHaveLength(2);
});

it('counts what several units share once a packet, and again in the next', () => {
  const shared = load(6);
  const packets = pack(
    [
      [shared, load(2)],
      [shared, load(2)],
      [shared, load(4)],
    ],
    10,
  );
  expect(packets.map(total)).toEqual([10, 10]);
});

it('tells loads of the same size apart', () => {
  expect(pack([[load(2)], [load(2)]], 10).map((packet) => packet.size)).toEqual([2]);
});

it('makes no packet of nothing', () => {
  expect(pack([], 10)).toEqual([]);
});

it('refuses a unit that no packet can hold', () => {
  expect(() => pack([[load(6), load(5)]], 10)).toThrow("a unit of 11 bytes does not fit a packet's 10");
});
