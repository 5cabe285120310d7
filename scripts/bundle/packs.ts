import { createHash } from 'node:crypto';
import type { Chunk } from './loaded-together.ts';

export type PackFile = { readonly path: string; readonly content: string };

/**
 * One CommonJS file for each group of chunks.
 *
 * A chunk is a part of its file: a function that is called when the first that imports it runs, so that what a start does
 * not need is read and not run. That of `main` is called at the end of its file, which is read first and holds what all parts use.
 *
 * @param groups each with at least one chunk; together they hold every chunk once
 */
export function packFiles(
  chunks: ReadonlyMap<string, Chunk>,
  groups: readonly (readonly string[])[],
  main: string,
): PackFile[] {
  requireNoCircle(chunks);
  const places = new Map<string, string>();
  const files = groups.map((group) => (group.includes(main) ? 'main' : fileOf(group, chunks)));
  for (const [at, group] of groups.entries())
    for (const name of group) places.set(name, `${files[at] ?? ''}/${name}`);
  const parts = new Map([...chunks.values()].map((chunk) => [chunk.name, partOf(chunk, places)]));
  return groups.map((group, at) => {
    const isMain = group.includes(main);
    const code = group.toSorted().map((name) => {
      const part = parts.get(name);
      if (part === undefined) throw new Error(`a group names ${name}, which is no chunk`);
      return `exports["${name}"] = __part((exports) => {\n${part}});\n`;
    });
    return {
      path: isMain ? 'dist/main.cjs' : `dist/chunks/${files[at] ?? ''}.cjs`,
      content: isMain
        ? [LOAD, ...code, `exports["${main}"]();\n`].join('')
        : ['var { __load, __part } = require("../main.cjs").shared;\n', ...code].join(''),
    };
  });
}

/**
 * `__part`: the exports of a chunk, made when they are first asked for. `__load`: the same by the chunk's file and name.
 */
const LOAD = `var __part = (run) => {
  var made;
  return () => {
    if (made === void 0) run(made = {});
    return made;
  };
};
var files = { main: exports };
var __load = (place) => {
  const [file, name] = place.split("/");
  return (files[file] ??= require(\`./chunks/\${file}.cjs\`))[name]();
};
exports.shared = { __load, __part };
`;

/** Named after the largest chunk in it and what it holds: an old file is never taken for a new one. */
function fileOf(group: readonly string[], chunks: ReadonlyMap<string, Chunk>): string {
  const code = (name: string): string => chunks.get(name)?.code ?? '';
  const members = group.toSorted();
  const [largest = ''] = members.toSorted((a, b) => code(b).length - code(a).length);
  const hash = createHash('sha256').update(members.map(code).join('\n')).digest('hex').slice(0, 8);
  return `${largest}-${hash}`;
}

const CHUNK = String.raw`require\("\.\.?/(?:chunks/)?([\w.-]+)\.cjs"\)`;
const IMPORTS = new RegExp(String.raw`^(?:var .+ = (?:${CHUNK}|require\("node:[\w/]+"\));\n)+`);

function partOf({ name, code }: Chunk, places: ReadonlyMap<string, string>): string {
  if (/\b__(?:load|part)\b/.test(code)) throw new Error(`${name} uses a name of ours for itself`);
  const placeOf = (from: string): string => {
    const place = places.get(from);
    if (place === undefined) throw new Error(`${name} asks for ${from}, which is no chunk`);
    return `"${place}"`;
  };
  return (
    code
      // What a chunk imports is one statement at its beginning, not one for each of fifty others.
      .replace(IMPORTS, (imports) => imports.replaceAll(';\nvar ', ', '))
      .replaceAll(new RegExp(CHUNK, 'g'), (_, from: string) => `__load(${placeOf(from)})`)
  );
}

/** A chunk takes what it imports when it starts to run: in a circle one of them would take what is not made. */
function requireNoCircle(chunks: ReadonlyMap<string, Chunk>): void {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): void => {
    if (way.includes(name))
      throw new Error(`chunks import each other in a circle: ${[...way, name].join(', ')}`);
    if (done.has(name)) return;
    for (const next of chunks.get(name)?.imports ?? []) visit(next, [...way, name]);
    done.add(name);
  };
  for (const name of chunks.keys()) visit(name, []);
}
