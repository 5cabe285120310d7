import { posix } from 'node:path';

/** File extensions of text that the client imports. Measured not to be among them: svg, markdown, mdx, mdc, jsonc, jsonl, tf. */
const TEXT_ENDINGS = new Set(
  [
    'md txt text rst adoc asciidoc org tex log csv diff patch',
    'json yaml yml toml xml ini cfg conf config properties env lock',
    'html htm css scss sass less vue svelte astro',
    'js mjs cjs jsx ts mts cts tsx py pyi rb go rs java kt kts scala groovy gradle swift dart cs fs vb',
    'c h cc cpp cxx hh hpp hxx m mm php pl pm lua r ex exs erl hrl clj cljs hs elm ml mli nim zig',
    'sh bash zsh fish ps1 bat cmd sql graphql gql proto cmake mk',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a file of that name may be imported. Names without an extension (`Makefile`, `.env`) may. */
export function isTextName(name: string): boolean {
  const ending = posix.extname(name).slice(1).toLowerCase();
  return ending === '' ? !name.endsWith('.') : TEXT_ENDINGS.has(ending);
}
