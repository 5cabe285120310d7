import { build as bundle, type Metafile, type Plugin } from 'esbuild';
import { asCommonJs, usedImports } from './common-js.ts';
import type { Chunk } from './loaded-together.ts';

/** The program in chunks, so small that no start loads a line that another brought in. */
export type SplitProgram = {
  readonly chunks: ReadonlyMap<string, Chunk>;
  /** Names of chunks by the source that they are the entry of: `src/hooks/entry.ts`. */
  readonly entries: ReadonlyMap<string, string>;
  /** Sources, of this project and of packages, relative to its top. */
  readonly inputs: readonly string[];
};

export async function splitProgram(top: string): Promise<SplitProgram> {
  const { outputFiles, metafile } = await splitBundle(top);
  const chunks = new Map<string, Chunk>();
  const entries = new Map<string, string>();
  const names = chunkNames(metafile);
  const nameOf = (path: string): string => names.get(fileName(path)) ?? fileName(path);
  const texts = new Map(outputFiles.map(({ path, text }) => [nameOf(path), text]));
  for (const [path, { imports, entryPoint }] of Object.entries(metafile.outputs)) {
    const name = nameOf(path);
    const text = (texts.get(name) ?? '').replaceAll(
      CHUNK,
      (whole) => `"./${nameOf(whole.slice(1, -1))}.cjs"`,
    );
    chunks.set(name, {
      name,
      code: await asCommonJs(text),
      imports: [...new Set(usedImports(text).map(fileName))],
      importsLater: [...new Set(laterImports(imports).map(nameOf))],
    });
    if (entryPoint !== undefined) entries.set(entryPoint, name);
  }
  return { chunks, entries, inputs: Object.keys(metafile.inputs) };
}

const CHUNK = /"\.\.?\/[\w./-]+\.cjs"/g;

/** By the file that esbuild calls it: each is named after its entry, or the largest source in it, for whoever reads `dist/`. */
function chunkNames({ outputs }: Metafile): ReadonlyMap<string, string> {
  const sources = Object.entries(outputs).map(([path, { entryPoint, inputs }]) => {
    const [largest] = Object.entries(inputs).toSorted(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput);
    return [entryPoint ?? largest?.[0] ?? path, fileName(path)] as const;
  });
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [source, file] of sources.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const name = fileName(source);
    const free = [name, ...Array.from(sources, (_, at) => `${name}-${at + 2}`)].find(
      (other) => !taken.has(other),
    );
    taken.add(free ?? name);
    names.set(file, free ?? name);
  }
  return names;
}

function laterImports(imports: Metafile['outputs'][string]['imports']): string[] {
  return imports
    .filter(({ kind, external }) => kind === 'dynamic-import' && external !== true)
    .map(({ path }) => path);
}

function fileName(path: string): string {
  return (
    path
      .replaceAll('\\', '/')
      .replace(/^.*\//, '')
      // What stands in for a package is called by a name space and a colon.
      .replaceAll(/[^\w.-]/g, '-')
      .replace(/\.[cm]?[jt]s$/, '')
  );
}

function splitBundle(top: string) {
  return bundle({
    absWorkingDir: top,
    entryPoints: { main: 'src/bin.ts' },
    outdir: 'dist',
    outExtension: { '.js': '.cjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    preserveSymlinks: true,
    target: 'node20',
    // Read by whoever audits what they install; and minifying gains no start-up time.
    minify: false,
    legalComments: 'none',
    metafile: true,
    write: false,
    plugins: [LEFT_OUT],
    // The same sources as ES modules, of which only what is used is taken.
    alias: { yaml: './node_modules/yaml/browser/dist/index.js' },
  });
}

/** What simple-git and secretlint log with, and nobody reads: it would bring colours and the look of terminals along. */
const SILENT_DEBUG = `
const debug = () => Object.assign(() => undefined, { enabled: false, extend: debug, destroy: () => undefined });
module.exports = Object.assign(debug, { default: debug, formatters: {} });
`;

/**
 * What secretlint's rules load later is half a megabyte of cryptography, for the one rule that opens keys of Google's. We leave that
 * rule out (`src/packets/redaction/scan-secrets.ts`), so nothing asks for it; whatever did would be told. And gray-matter is given
 * our engine for YAML (`src/rules/files/foreign-frontmatter.ts`), so nobody asks for the one that it brings, 130 KB.
 */
const LEFT_OUT: Plugin = {
  name: 'left out',
  setup: (build) => {
    const namespace = 'left-out';
    build.onResolve({ filter: /^\.\// }, ({ kind, importer, path }) =>
      kind === 'dynamic-import' && importer.includes('secretlint-rule-preset-recommend')
        ? { namespace, path }
        : undefined,
    );
    build.onResolve({ filter: /^js-yaml$/ }, ({ importer, path }) =>
      importer.includes('gray-matter') ? { namespace, path } : undefined,
    );
    build.onResolve({ filter: /^debug$/ }, ({ path }) => ({ namespace, path }));
    build.onLoad({ filter: /^debug$/, namespace }, () => ({ contents: SILENT_DEBUG }));
    build.onLoad({ filter: /^\./, namespace }, () => ({
      contents: "throw new Error('the rule of secretlint that needs this is left out');",
    }));
    build.onLoad({ filter: /^js-yaml$/, namespace }, () => ({
      contents:
        "exports.safeLoad = exports.safeDump = () => { throw new Error('gray-matter reads YAML by our engine alone'); };",
    }));
  },
};
