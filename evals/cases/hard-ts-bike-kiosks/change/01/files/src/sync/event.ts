/** What happened at a kiosk while it was alone. */
export type KioskEvent =
  | { readonly kind: 'start'; readonly bike: string; readonly card: string; readonly at: number }
  | { readonly kind: 'stop'; readonly bike: string; readonly km: number; readonly at: number };

/** The same as it stands in a batch, with the time that the kiosk's clock showed. */
export type WrittenEvent =
  | { readonly kind: 'start'; readonly bike: string; readonly card: string; readonly at: string }
  | { readonly kind: 'stop'; readonly bike: string; readonly km: number; readonly at: string };

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

/** The event in one line of a batch; undefined when the line is none. */
export function readEvent(line: string): KioskEvent | undefined {
  const said = parsed(line);
  if (typeof said !== 'object' || said === null) return undefined;
  const { kind, bike, card, km, at } = said as Record<string, unknown>;
  if (typeof bike !== 'string' || typeof at !== 'string' || !TIME.test(at)) return undefined;
  const time = Date.parse(`${at}Z`);
  if (Number.isNaN(time)) return undefined;
  if (kind === 'start' && typeof card === 'string') return { kind, bike, card, at: time };
  if (kind === 'stop' && isDistance(km)) return { kind, bike, km, at: time };
  return undefined;
}

function isDistance(km: unknown): km is number {
  return typeof km === 'number' && Number.isFinite(km) && km >= 0;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
