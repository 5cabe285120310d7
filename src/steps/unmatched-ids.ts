import { printable } from '../kernel/text/printable.ts';

/** Why a reply is none about these findings: it says one thing of each, and nothing of others. */
export function unmatchedIds(said: readonly { readonly id: string }[], asked: readonly string[]): string[] {
  const named = said.map(({ id }) => id);
  return [
    ...asked.filter((id) => !named.includes(id)).map((id) => `nothing is said of ${id}`),
    ...named
      .filter((id) => !asked.includes(id))
      .map((id) => `${printable(id)} is none of ${asked.join(', ')}`),
    ...named.filter((id, at) => named.indexOf(id) < at).map((id) => `${printable(id)} stands there twice`),
  ];
}
