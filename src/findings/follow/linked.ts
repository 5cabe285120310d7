/**
 * Groups things: two that share a link are in one group, directly or through others. Groups are in the order of their first
 * members, and so are the members of each.
 */
export function groupByLinks<T>(things: readonly T[], linksOf: (thing: T) => readonly string[]): T[][] {
  const parents = things.map((_, index) => index);
  const holders = new Map<string, number>();
  for (const [index, thing] of things.entries()) {
    for (const link of linksOf(thing)) {
      const holder = holders.get(link);
      if (holder === undefined) holders.set(link, index);
      else join(parents, holder, index);
    }
  }
  const groups = new Map<number, T[]>();
  for (const [index, thing] of things.entries()) {
    const top = topOf(parents, index);
    const group = groups.get(top);
    if (group === undefined) groups.set(top, [thing]);
    else group.push(thing);
  }
  return [...groups.values()];
}

function join(parents: number[], a: number, b: number): void {
  parents[topOf(parents, b)] = topOf(parents, a);
}

/** Halves paths on the way, so that ten thousand things in one group cost no more than as many alone. */
function topOf(parents: number[], index: number): number {
  let at = index;
  for (;;) {
    const parent = parents[at] ?? at;
    if (parent === at) return at;
    const above = parents[parent] ?? parent;
    parents[at] = above;
    at = above;
  }
}
