import { posix } from 'node:path';
import { TYPESCRIPT } from '../syntax/javascript.ts';
import { syntaxOf } from '../syntax/syntax-of.ts';
import { codeOf } from './code.ts';
import type { ImportReader } from './found-import.ts';
import { javascriptImports, scriptsOf } from './javascript.ts';
import * as one from './statement-imports.ts';
import { rustImports } from './rust.ts';

/** Modules by name, each with the names taken from it. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const READERS: ReadonlyMap<string, ImportReader> = new Map(
  (
    [
      [javascriptImports, 'js mjs cjs jsx ts mts cts tsx vue svelte astro html htm'],
      [one.pythonImports, 'py pyi pyw'],
      [one.goImports, 'go'],
      [rustImports, 'rs'],
      [one.javaImports, 'java kt kts scala groovy gradle'],
      [one.cImports, 'c h cc cpp cxx hh hpp hxx m mm cu'],
      [one.csharpImports, 'cs'],
      [one.swiftImports, 'swift'],
      [one.phpImports, 'php'],
      [one.rubyImports, 'rb rake gemspec ru Gemfile Rakefile'],
      [one.shellImports, 'sh bash zsh ksh bats'],
      [one.dartImports, 'dart'],
      [one.protoImports, 'proto'],
      [one.styleImports, 'css scss sass less'],
      [one.luaImports, 'lua'],
      [one.haskellImports, 'hs'],
      [one.elixirImports, 'ex exs'],
      [one.workflowImports, 'yml yaml'],
      [one.imageImports, 'dockerfile Dockerfile Containerfile'],
    ] as const
  ).flatMap(([reader, names]) => names.split(' ').map((name) => [name, reader] as const)),
);

const COMPONENT = /\.(?:vue|svelte|astro|html?)$/i;

/** What a file imports, requires, includes or sources; empty for a language that has no such thing or is not known. */
export function importsOf(source: string, path: string): Imports {
  const name = posix.basename(path);
  const reader = readerOf(source, name);
  const syntax = COMPONENT.test(name) ? TYPESCRIPT : syntaxOf(path, source);
  if (reader === undefined || syntax === null) return new Map();
  const imports = new Map<string, Set<string>>();
  for (const found of reader(codeOf(COMPONENT.test(name) ? scriptsOf(source) : source, syntax))) {
    const names = imports.get(found.module) ?? new Set();
    for (const name of found.names) names.add(name);
    imports.set(found.module, names);
  }
  return imports;
}

/** What imports nothing that is defined anywhere. */
const SELF_CONTAINED = new Set(
  'md mdx markdown mdc txt json jsonc json5 csv tsv lock svg xml toml ini cfg conf properties env sql'.split(
    ' ',
  ),
);

/** Whether all imports of a text were found: it has none by its kind, or its language has a reader. */
export function readsImports(source: string, path: string): boolean {
  const name = posix.basename(path);
  return (
    SELF_CONTAINED.has(posix.extname(name).slice(1).toLowerCase()) || readerOf(source, name) !== undefined
  );
}

function readerOf(source: string, name: string): ImportReader | undefined {
  return (
    READERS.get(posix.extname(name).slice(1).toLowerCase()) ?? READERS.get(name) ?? shellByFirstLine(source)
  );
}

function shellByFirstLine(source: string): ImportReader | undefined {
  return /^#!.{0,100}\b(?:ba|z|da|k)?sh\b/.test(source) ? one.shellImports : undefined;
}
