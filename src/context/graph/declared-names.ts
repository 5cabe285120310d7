import type { Masked } from '../triggers/masked.ts';
import type { Family } from './family.ts';

/** What a file of a package declares for its neighbours, in languages where these need no import for it. */
const DECLARATIONS: Partial<Readonly<Record<Family, RegExp>>> = {
  go: /^(?:func(?:[ \t]*\([^)\n]{0,200}\))?|type|var|const)[ \t]+(\w+)/gm,
  jvm: /^[ \t]*(?:[\w@]+[ \t]+){0,6}(?:class|interface|enum|record|object)[ \t]+(\w+)/gm,
};

// A file with more of them is generated.
const MOST_NAMES = 200;
// `T` or `ok` says nothing about who means it.
const SHORTEST = 3;

/** The languages in which a file uses its neighbours without an import. */
export function sharesPackages(family: Family | undefined): family is 'go' | 'jvm' {
  return family === 'go' || family === 'jvm';
}

/** Names by which neighbours may use a file, each once; none for a language with imports. */
export function declaredNames({ mask }: Pick<Masked, 'mask'>, family: Family): string[] {
  const shape = DECLARATIONS[family];
  if (shape === undefined) return [];
  const names = [...mask.matchAll(shape)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => name.length >= SHORTEST))].slice(0, MOST_NAMES);
}
