/** Contents held in memory at a time. Each slice takes one git process, so it must not be too small. */
const SLICE_BYTES = 64 * 1024 * 1024;

/** The entries in order, in slices of at most `limit` bytes; a larger entry gets its own slice. */
export function inSlices<Entry extends { readonly size: number | null }>(
  entries: readonly Entry[],
  limit: number = SLICE_BYTES,
): Entry[][] {
  const slices: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = entry.size ?? 0;
    const last = slices.at(-1);
    if (last === undefined || size > room) {
      slices.push([entry]);
      room = limit - size;
    } else {
      last.push(entry);
      room -= size;
    }
  }
  return slices;
}
