import type { Family } from '../languages/language-record.ts';
import type { Masked } from '../triggers/masked.ts';

// A file with more of them is generated.
const MOST_NAMES = 200;
// `T` or `ok` says nothing about who means it.
const SHORTEST = 3;

/** Names by which neighbours may use a file without an import, each once; none for a language with imports. */
export function declaredNames({ mask }: Pick<Masked, 'mask'>, { declarations }: Family): string[] {
  const names =
    declarations === undefined ? [] : [...mask.matchAll(declarations)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => name.length >= SHORTEST))].slice(0, MOST_NAMES);
}
