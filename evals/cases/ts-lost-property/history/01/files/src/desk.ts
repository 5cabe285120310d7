import type { Item } from './item.js';

export class NotHere extends Error {}

/** What is still here and holds all the words. */
export function search(items: readonly Item[], words: string): readonly Item[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(
    ({ what, returned }) => returned === undefined && wanted.every((word) => what.toLowerCase().includes(word)),
  );
}

export function handOver(items: readonly Item[], number: number, today: string): readonly Item[] {
  if (!items.some((item) => item.number === number && item.returned === undefined)) throw new NotHere(`${number}`);
  return items.map((item) => (item.number === number ? { ...item, returned: today } : item));
}
