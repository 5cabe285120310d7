const DAY = 86_400_000;

/** Days from one date to another, by the calendar. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY;
}
