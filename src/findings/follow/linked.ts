import { by } from '../../kernel/order.ts';

/** Members by their positions. */
type Group = { readonly members: Set<number>; readonly links: Set<string> };

/**
 * Groups things: two that share a link are in one group, directly or through others. Groups are in the order of their first
 * members, and so are the members of each.
 */
export function groupByLinks<T>(things: readonly T[], linksOf: (thing: T) => readonly string[]): T[][] {
  let groups: Group[] = [];
  for (const [index, thing] of things.entries()) {
    const links = linksOf(thing);
    const linked = groups.filter((group) => links.some((link) => group.links.has(link)));
    const [whole = { members: new Set<number>(), links: new Set<string>() }, ...others] = linked;
    for (const part of [{ members: [index], links }, ...others]) {
      for (const member of part.members) whole.members.add(member);
      for (const link of part.links) whole.links.add(link);
    }
    groups = [...groups.filter((group) => !linked.includes(group)), whole];
  }
  return groups
    .toSorted(by(({ members }) => Math.min(...members)))
    .map(({ members }) => things.filter((_, index) => members.has(index)));
}
