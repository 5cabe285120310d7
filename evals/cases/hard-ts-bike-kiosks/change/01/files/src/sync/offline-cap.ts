import { localDay } from '../calendar.js';
import { Refused } from '../errors.js';

const STARTS_A_DAY = 2;

/** How many bikes were taken offline, with which card and on which day. */
export class OfflineCap {
  readonly #starts = new Map<string, number>();

  /** @throws Refused when there have been enough */
  check(card: string, at: number): void {
    const starts = this.#starts.get(keyOf(card, at)) ?? 0;
    if (starts >= STARTS_A_DAY) throw new Refused(`more than ${STARTS_A_DAY} bikes on ${localDay(at)}`);
  }

  count(card: string, at: number): void {
    const key = keyOf(card, at);
    this.#starts.set(key, (this.#starts.get(key) ?? 0) + 1);
  }

  /** Days before this one are not asked for any more. */
  forgetBefore(at: number): void {
    const first = localDay(at);
    for (const key of this.#starts.keys()) if (key.slice(0, 10) < first) this.#starts.delete(key);
  }
}

function keyOf(card: string, at: number): string {
  return `${localDay(at)} ${card}`;
}
