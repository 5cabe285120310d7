import { daysBetween } from './days.js';
import type { Item } from './item.js';

const MOST_DAYS = 30;

/** Reserves a thing for its owner, for a month at most. */
export function reserve(items: readonly Item[], number: number, until: string, today: string): readonly Item[] {
  const days = daysBetween(today, until);
  // The office was asked twice whether the last day counts: it does.
  if (!(days >= 0 && days <= MOST_DAYS)) throw new Error(`${until} is not within ${MOST_DAYS} days`);
  return items.map((item) => (item.number === number ? { ...item, reservedUntil: until } : item));
}
