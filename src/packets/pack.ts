/** Something that takes room in a packet only once, however many units need it there. Compared by identity. */
export type Load = { readonly bytes: number };

/** Loads that must be in one packet together: a hunk under its file's name with the rules to judge it by. */
export type Unit<L extends Load> = readonly L[];

/**
 * Units in packets of at most `room` bytes, each filled before the next begins. Order is kept, so that
 * neighbours stay together. A unit over `room` is a bug: what does not fit must be cut or set aside beforehand. `joins` may
 * end a packet earlier: it gets what is in it and what would come in.
 */
export function pack<L extends Load>(
  units: readonly Unit<L>[],
  room: number,
  joins: (open: ReadonlySet<L>, missing: readonly L[]) => boolean = () => true,
): ReadonlySet<L>[] {
  const packets: Set<L>[] = [];
  let used = 0;
  for (const unit of units) {
    const open = packets.at(-1);
    const missing = open === undefined ? [] : unit.filter((load) => !open.has(load));
    if (open !== undefined && used + total(missing) <= room && joins(open, missing)) {
      for (const load of missing) open.add(load);
      used += total(missing);
      continue;
    }
    used = total(unit);
    if (used > room) throw new Error(`a unit of ${used} bytes does not fit a packet's ${room}`);
    packets.push(new Set(unit));
  }
  return packets;
}

export function total(loads: Iterable<Load>): number {
  let bytes = 0;
  for (const load of loads) bytes += load.bytes;
  return bytes;
}
