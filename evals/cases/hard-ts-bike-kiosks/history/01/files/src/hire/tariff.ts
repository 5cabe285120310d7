const MINUTE = 60_000;
const CENTS_AN_HOUR = 250;
const CENTS_A_DAY = 1800;

/** Cents for a hire. Each hour that was begun counts, the first one always; a day never costs more than eight hours. */
export function price(from: number, until: number): number {
  const minutes = Math.max(1, Math.ceil((until - from) / MINUTE));
  const days = Math.floor(minutes / 1440);
  const hours = Math.ceil((minutes % 1440) / 60);
  return days * CENTS_A_DAY + Math.min(hours * CENTS_AN_HOUR, CENTS_A_DAY);
}
