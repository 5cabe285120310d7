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
  const places = new Map<string, string>();
  const files = groups.map((group) => (group.includes(main) ? 'main' : fileOf(group, chunks)));
  for (const [at, group] of groups.entries())
    for (const name of group) places.set(name, `${files[at] ?? ''}/${name}`);
  const parts = new Map([...chunks.values()].map((chunk) => [chunk.name, partOf(chunk, places)]));
  const helpers = sharedHelpers(parts.values());
  const shared = ['__load', '__part', ...helpers.keys()].join(', ');
  return groups.map((group, at) => {
    const isMain = group.includes(main);
    const code = group.toSorted().map((name) => {
      const part = parts.get(name);
      if (part === undefined) throw new Error(`a group names ${name}, which is no chunk`);
      const own = [...part.helpers]
        .filter(([helper, text]) => helpers.get(helper) !== text)
        .map(([, text]) => text);
      return `exports["${name}"] = __part((module, exports) => {\n${own.join('')}${part.code}});\n`;
    });
    return {
      path: isMain ? 'dist/main.cjs' : `dist/chunks/${files[at] ?? ''}.cjs`,
      content: isMain
        ? [
            ...helpers.values(),
            LOAD,
            `exports.shared = { ${shared} };\n`,
            ...code,
            `exports["${main}"]();\n`,
          ].join('')
        : [`var { ${shared} } = require("../main.cjs").shared;\n`, ...code].join(''),
    };
  });
}

/**
 * `__part`: the exports of a chunk, made when they are first asked for; in a circle of imports, those made so far, as node does it.
 * `__load`: the same by the chunk's file and name.
 */
const LOAD = `var __part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: __defProp({}, "__esModule", { value: true }) }, module.exports);
    return module.exports;
  };
};
var files = { main: exports };
var __load = (place) => {
  const [file, name] = place.split("/");
  return (files[file] ??= require(\`./chunks/\${file}.cjs\`))[name]();
};
`;

/** Named after the largest chunk in it and what it holds: an old file is never taken for a new one. */
function fileOf(group: readonly string[], chunks: ReadonlyMap<string, Chunk>): string {
  const code = (name: string): string => chunks.get(name)?.code ?? '';
  const members = group.toSorted();
  const [largest = ''] = members.toSorted((a, b) => code(b).length - code(a).length);
  const hash = createHash('sha256').update(members.map(code).join('\n')).digest('hex').slice(0, 8);
  return `${largest}-${hash}`;
}

type Part = { readonly code: string; readonly helpers: ReadonlyMap<string, string> };

/** esbuild's own functions, which are at the top of every chunk and are the same in each. */
const HELPERS = /^(?:var __\w+ = (?:.*;\n|.*\{\n(?: .*\n)+\};\n|.*\(\n(?: .*\n)+\)\);\n))+/;
const HELPER = /^var (__\w+) = (?:.*;|.*\{\n(?: .*\n)+\};|.*\(\n(?: .*\n)+\)\);)\n/gm;

/** How esbuild exports: by a copy of what it exports. Here `__part` makes what takes it, and it is one line as imports are. */
const EXPORTS =
  /^var stdin_exports = \{\};\n__export\(stdin_exports, \{(\n(?: .*\n)*)\}\);\nmodule\.exports = __toCommonJS\(stdin_exports\);\n/m;

const CHUNK = String.raw`require\("\.\.?/(?:chunks/)?([\w.-]+)\.cjs"\)`;
const IMPORTS = new RegExp(`(?:^var \\w+ = ${CHUNK};\\n)+`, 'gm');

function partOf({ name, code }: Chunk, places: ReadonlyMap<string, string>): Part {
  if (/\b__(?:load|part)\b/.test(code)) throw new Error(`${name} uses a name of ours for itself`);
  const [helpers = ''] = HELPERS.exec(code) ?? [];
  const placeOf = (from: string): string => {
    const place = places.get(from);
    if (place === undefined) throw new Error(`${name} asks for ${from}, which is no chunk`);
    return `"${place}"`;
  };
  // What a chunk imports is one statement, not one for each of fifty others.
  const inOne = (imports: string): string => {
    const found = [...imports.matchAll(new RegExp(`^var (\\w+) = ${CHUNK}`, 'gm'))];
    const variables = found.map(([, variable]) => variable);
    return `var [${variables.join(', ')}] = [${found.map(([, , from = '']) => placeOf(from)).join(', ')}].map(__load);\n`;
  };
  return {
    code: code
      .slice(helpers.length)
      .replace(EXPORTS, (_, table: string) => `__export(exports, {${table.replaceAll(/\n */g, ' ')}});\n`)
      .replaceAll(IMPORTS, inOne)
      .replaceAll(new RegExp(CHUNK, 'g'), (_, from: string) => `__load(${placeOf(from)})`),
    helpers: new Map([...helpers.matchAll(HELPER)].map(([text, helper = '']) => [helper, text])),
  };
}

/** One of each name. A chunk that uses a name of theirs for itself has another text, and keeps it: of several, the first by text is shared. */
function sharedHelpers(parts: Iterable<Part>): ReadonlyMap<string, string> {
  const all = [...parts].flatMap(({ helpers }) => [...helpers]).toSorted(([, a], [, b]) => (a < b ? 1 : -1));
  return new Map([...new Map(all)].toReversed());
}
