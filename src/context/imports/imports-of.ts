import { recordOf } from '../languages.ts';
import type { LanguageRecord } from '../languages/language-record.ts';
import { SHELL } from '../languages/shell.ts';
import { syntaxOf } from '../syntax/syntax-of.ts';
import { codeOf } from './code.ts';

/** Modules by name, each with the names imported from it. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** What a file imports, requires, includes or sources; empty for an unknown language or one without imports. */
export function importsOf(source: string, path: string): Imports {
  const record = recordOf(path);
  const reader = readImports(record, source);
  const syntax = record?.scripts?.syntax ?? syntaxOf(path, source);
  if (typeof reader === 'string' || syntax === null) return new Map();
  const imports = new Map<string, Set<string>>();
  for (const found of reader(codeOf(record?.scripts?.of(source) ?? source, syntax))) {
    const names = imports.get(found.module) ?? new Set();
    for (const name of found.names) names.add(name);
    imports.set(found.module, names);
  }
  return imports;
}

/** Whether all imports of a text were found: its kind has none, or its language has a reader. */
export function readsImports(source: string, path: string): boolean {
  return readImports(recordOf(path), source) !== 'unread';
}

function readImports(record: LanguageRecord | undefined, source: string): LanguageRecord['imports'] {
  if (typeof record?.imports === 'function') return record.imports;
  return /^#!.{0,100}\b(?:ba|z|da|k)?sh\b/.test(source) ? SHELL.imports : (record?.imports ?? 'unread');
}
