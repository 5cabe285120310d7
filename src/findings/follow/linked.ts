import { by } from '../../kernel/order.ts';

type Group<T> = {
  readonly members: readonly { readonly thing: T; readonly index: number }[];
  readonly links: readonly string[];
};

/**
 * Groups things: two that share a link are in one group, directly or through others. Groups are in the order of their first
 * members, and so are the members of each.
 */
export function groupByLinks<T>(things: readonly T[], linksOf: (thing: T) => readonly string[]): T[][] {
  const groups = new Set<Group<T>>();
  const groupOf = new Map<string, Group<T>>();
  for (const [index, thing] of things.entries()) {
    const own = { members: [{ thing, index }], links: linksOf(thing) };
    const linked = [...new Set(own.links.flatMap((link) => groupOf.get(link) ?? []))];
    const parts = [...linked, own];
    const whole = {
      members: parts.flatMap((part) => part.members),
      links: parts.flatMap((part) => part.links),
    };
    for (const part of linked) groups.delete(part);
    groups.add(whole);
    for (const link of whole.links) groupOf.set(link, whole);
  }
  const ordered = [...groups].map(({ members }) => members.toSorted(by(({ index }) => index)));
  return ordered.toSorted(by(([first]) => first?.index ?? 0)).map((one) => one.map(({ thing }) => thing));
}
