/** A span of one day. */
export type Slot = { readonly day: string; readonly start: number; readonly end: number };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

export function overlaps(a: Slot, b: Slot): boolean {
  return a.day === b.day && a.start < b.end && b.start < a.end;
}

/** A slot from what a form says, or undefined. */
export function parseSlot(day: string, from: string, to: string): Slot | undefined {
  const start = minutes(from);
  const end = minutes(to);
  if (!DAY.test(day) || start === undefined || end === undefined || end <= start) return undefined;
  return { day, start, end };
}

export function clockTime(at: number): string {
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

function minutes(text: string): number | undefined {
  const found = TIME.exec(text);
  return found === null ? undefined : Number(found[1]) * 60 + Number(found[2]);
}
