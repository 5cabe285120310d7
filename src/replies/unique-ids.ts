import { Failure } from '../kernel/failure.ts';
import { shown } from './show-value.ts';

/**
 * Ids are unique in a reply: nobody could later decide about one of two entries that share an id.
 *
 * Checks the reply itself if it is a list, and every list that is a property of it.
 */
export function requireUniqueIds(reply: unknown): void {
  for (const [pointer, list] of listsOf(reply)) {
    const seen = new Set<unknown>();
    list.forEach((entry, index) => {
      const id = idOf(entry);
      if (id !== undefined && seen.has(id)) {
        throw new Failure('refused/duplicate-id', `${pointer}/${index}/id: ${shown(id)} was used before`, {
          hint: 'give every entry an id of its own',
        });
      }
      seen.add(id);
    });
  }
}

function listsOf(reply: unknown): (readonly [pointer: string, list: readonly unknown[]])[] {
  if (Array.isArray(reply)) return [['', reply]];
  return Object.entries(reply as Readonly<Record<string, unknown>>).flatMap(([key, value]) =>
    Array.isArray(value) ? [[`/${key}`, value as unknown[]] as const] : [],
  );
}

function idOf(entry: unknown): unknown {
  return (entry as { readonly id?: unknown } | null)?.id;
}
