import { posix } from 'node:path';
import { by, inOrder } from '../kernel/order.ts';

/** Where a language's packages come from. */
export const ECOSYSTEMS = ['npm', 'python', 'go', 'rust', 'ruby', 'jvm', 'php'] as const;
export type Ecosystem = (typeof ECOSYSTEMS)[number];

const LANGUAGES: readonly (readonly [name: string, extensions: string, ecosystem?: Ecosystem])[] = [
  ['TypeScript', 'ts tsx mts cts', 'npm'],
  ['JavaScript', 'js jsx mjs cjs', 'npm'],
  ['Vue', 'vue', 'npm'],
  ['Svelte', 'svelte', 'npm'],
  ['Astro', 'astro', 'npm'],
  ['HTML', 'html htm', 'npm'],
  ['CSS', 'css scss sass less', 'npm'],
  ['Python', 'py pyi pyw', 'python'],
  ['Go', 'go', 'go'],
  ['Rust', 'rs', 'rust'],
  ['Ruby', 'rb rake gemspec erb', 'ruby'],
  ['Java', 'java', 'jvm'],
  ['Kotlin', 'kt kts', 'jvm'],
  ['Scala', 'scala sc', 'jvm'],
  ['Groovy', 'groovy gradle', 'jvm'],
  ['PHP', 'php phtml', 'php'],
  ['C', 'c h'],
  ['C++', 'cc cpp cxx hh hpp hxx'],
  ['C#', 'cs'],
  ['Swift', 'swift'],
  ['Objective-C', 'm mm'],
  ['Dart', 'dart'],
  ['Shell', 'sh bash zsh ksh bats'],
  ['PowerShell', 'ps1 psm1'],
  ['SQL', 'sql'],
  ['Lua', 'lua'],
  ['Elixir', 'ex exs'],
  ['Erlang', 'erl hrl'],
  ['Haskell', 'hs'],
  ['Clojure', 'clj cljs cljc'],
  ['Perl', 'pl pm'],
  ['R', 'r'],
  ['Zig', 'zig'],
  ['Terraform', 'tf tfvars'],
  ['YAML', 'yml yaml'],
  ['Dockerfile', 'dockerfile Dockerfile Containerfile'],
  ['Makefile', 'mk Makefile GNUmakefile'],
  ['Markdown', 'md mdx'],
];

const BY_EXTENSION: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap(([name, extensions]) =>
    extensions.split(' ').map((extension) => [extension, name] as const),
  ),
);
const ECOSYSTEM_OF: ReadonlyMap<string, Ecosystem | undefined> = new Map(
  LANGUAGES.map(([name, , ecosystem]) => [name, ecosystem]),
);

/** Languages of files by their names, those of most files first; files of no known language do not count. */
export function languagesOf(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const language = languageOf(path);
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const order = inOrder<[string, number]>(
    by(([, count]) => -count),
    by(([name]) => name),
  );
  return [...counts].toSorted(order).map(([name]) => name);
}

/** The ecosystems of languages, in their order, each once. */
export function ecosystemsOf(languages: readonly string[]): Ecosystem[] {
  return [...new Set(languages.flatMap((language) => ECOSYSTEM_OF.get(language) ?? []))];
}

/** The language of a file by its name. */
export function languageOf(path: string): string | undefined {
  const name = posix.basename(path);
  return BY_EXTENSION.get(posix.extname(name).slice(1).toLowerCase()) ?? BY_EXTENSION.get(name);
}
