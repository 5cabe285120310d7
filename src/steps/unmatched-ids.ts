import { printable } from '../kernel/text/printable.ts';

/** Why a reply does not cover exactly these findings: it must have one entry for each, and no others. */
export function unmatchedIds(said: readonly { readonly id: string }[], asked: readonly string[]): string[] {
  const named = said.map(({ id }) => id);
  return [
    ...asked.filter((id) => !named.includes(id)).map((id) => `nothing is said of ${id}`),
    ...named
      .filter((id) => !asked.includes(id))
      .map((id) => `${printable(id)} is none of ${asked.join(', ')}`),
    ...named.filter((id, at) => named.indexOf(id) < at).map((id) => `${printable(id)} is there twice`),
  ];
}
