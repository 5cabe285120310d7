import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Chunk } from './loaded-together.ts';

export type PackFile = { readonly path: string; readonly content: string };

/**
 * One CommonJS file for each group of chunks.
 *
 * A chunk is a part of its file: a function that is called when the first that imports it runs, so that what a start does
 * not need is read and not run. That of `main` is called at the end of its file.
 *
 * @param groups each with at least one chunk; together they hold every chunk once
 */
export function packFiles(
  chunks: ReadonlyMap<string, Chunk>,
  groups: readonly (readonly string[])[],
  main: string,
): PackFile[] {
  const places = new Map<string, string>();
  for (const group of groups) for (const name of group) places.set(name, placeOf(group, main));
  return groups.map((group) => {
    const path = placeOf(group, main);
    const parts = group.map((name) => partOf(chunkNamed(name, chunks), path, places));
    const others = [...new Set(parts.flatMap(({ files }) => [...files]))].toSorted();
    const helpers = [...new Set(parts.flatMap((part) => part.helpers))].toSorted();
    return {
      path,
      content: [
        ...helpers,
        PART,
        'var parts = exports;\n',
        ...others.map((file) => `var ${variableOf(file)};\n`),
        ...parts
          .map(({ name, code }) => `parts["${name}"] = part((module, exports) => {\n${code}});\n`)
          .toSorted(),
        group.includes(main) ? `parts["${main}"]();\n` : '',
      ].join(''),
    };
  });
}

/** Its exports, made when they are first asked for. In a circle of imports, those made so far, as node does it. */
const PART = `var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
`;

/** Named after the chunks in it that have a name, and what they hold: an old file is never taken for a new one. */
function placeOf(group: readonly string[], main: string): string {
  if (group.includes(main)) return 'dist/main.cjs';
  const members = group.toSorted();
  const named = members.find((name) => !name.startsWith('chunk-')) ?? members[0] ?? '';
  const hash = createHash('sha256').update(members.join(' ')).digest('hex').slice(0, 8);
  return `dist/chunks/${named.replace(/-[^-]*$/, '')}-${hash}.cjs`;
}

type Part = {
  readonly name: string;
  readonly code: string;
  readonly helpers: readonly string[];
  /** Other files that it loads from. */
  readonly files: ReadonlySet<string>;
};

function chunkNamed(name: string, chunks: ReadonlyMap<string, Chunk>): Chunk {
  const chunk = chunks.get(name);
  if (chunk === undefined) throw new Error(`a group names ${name}, which is no chunk`);
  return chunk;
}

/** esbuild's own functions, which stand at the top of every chunk and are the same in each. */
const HELPERS = /^(?:var __\w+ = (?:.*;\n|.*\{\n(?: .*\n)+\};\n|.*\(\n(?: .*\n)+\)\);\n))+/;
const HELPER = /^var __\w+ = (?:.*;|.*\{\n(?: .*\n)+\};|.*\(\n(?: .*\n)+\)\);)\n/gm;

function partOf({ name, code }: Chunk, path: string, places: ReadonlyMap<string, string>): Part {
  const [helpers = ''] = HELPERS.exec(code) ?? [];
  const files = new Set<string>();
  const asked = code
    .slice(helpers.length)
    .replaceAll(/require\("\.\.?\/(?:chunks\/)?([\w.-]+)\.cjs"\)/g, (all, from) => {
      const place = places.get(from as string);
      if (place === undefined) throw new Error(`${name} asks for ${all}, which is no chunk`);
      if (place === path) return `parts["${from}"]()`;
      files.add(place);
      const relative = posix.relative(posix.dirname(path), place);
      const file = relative.startsWith('.') ? relative : `./${relative}`;
      return `(${variableOf(place)} ??= require("${file}"))["${from}"]()`;
    });
  return { name, code: asked, helpers: helpers.match(HELPER) ?? [], files };
}

function variableOf(place: string): string {
  return `from_${posix.basename(place, '.cjs').replaceAll(/\W/g, '_')}`;
}
