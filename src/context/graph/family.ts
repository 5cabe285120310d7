import { posix } from 'node:path';

/** Languages whose files import one another. */
export const FAMILIES = ['javascript', 'python', 'go', 'rust', 'jvm', 'c', 'ruby', 'shell'] as const;
export type Family = (typeof FAMILIES)[number];

const EXTENSIONS: readonly (readonly [Family, string])[] = [
  ['javascript', 'js mjs cjs jsx ts mts cts tsx vue svelte astro'],
  ['python', 'py pyi pyw'],
  ['go', 'go'],
  ['rust', 'rs'],
  ['jvm', 'java kt kts scala groovy'],
  ['c', 'c h cc cpp cxx hh hpp hxx m mm cu'],
  ['ruby', 'rb rake gemspec ru'],
  ['shell', 'sh bash zsh ksh bats'],
];
const BY_EXTENSION: ReadonlyMap<string, Family> = new Map(
  EXTENSIONS.flatMap(([family, list]) => list.split(' ').map((extension) => [extension, family] as const)),
);
/** What programs import beside programs: data, style sheets, included fragments. */
const IMPORTED_BY: ReadonlyMap<string, Family> = new Map([
  ...'json css scss sass less graphql gql svg html md mdx txt wasm'
    .split(' ')
    .map((extension) => [extension, 'javascript'] as const),
  ...'inc inl def ipp tcc tpp'.split(' ').map((extension) => [extension, 'c'] as const),
]);

/** The family of a file by its name; a program without an extension counts as a shell script. */
export function familyOf(path: string, isProgram = false): Family | undefined {
  const extension = posix.extname(path).slice(1).toLowerCase();
  if (extension === '' && isProgram) return 'shell';
  return BY_EXTENSION.get(extension);
}

/** In which family's files an import of this file may stand. */
export function importersFamily(path: string): Family | undefined {
  const extension = posix.extname(path).slice(1).toLowerCase();
  return (
    BY_EXTENSION.get(extension) ?? IMPORTED_BY.get(extension) ?? (extension === '' ? 'shell' : undefined)
  );
}
