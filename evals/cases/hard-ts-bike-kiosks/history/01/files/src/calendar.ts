const ZONE = 'Europe/Vienna';

const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function wallClockOf(at: number): string {
  const of = Object.fromEntries(PARTS.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${of['year']}-${of['month']}-${of['day']}T${of['hour']}:${of['minute']}:${of['second']}`;
}

/** The day in town: `2025-07-01`. */
export function localDay(at: number): string {
  return wallClockOf(at).slice(0, 10);
}

/** When the clocks in town show this time. Of an hour that comes twice it is the first. */
export function fromWallClock(text: string): number {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`${text} is no time`);
  const offset = (at: number): number => Date.parse(`${wallClockOf(at)}Z`) - at;
  return asUtc - offset(asUtc - offset(asUtc));
}
