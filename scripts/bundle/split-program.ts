import { build as bundle, type Metafile } from 'esbuild';
import { asCommonJs, usedImports } from './as-commonjs.ts';
import type { Chunk } from './loaded-together.ts';
import { LEFT_OUT, SHORT_PACKAGES } from './packages.ts';

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
      // A replacement for a package is named with a name space and a colon.
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
    plugins: [LEFT_OUT, SHORT_PACKAGES],
    // The same sources as ES modules, of which only what is used is taken.
    alias: { yaml: './node_modules/yaml/browser/dist/index.js' },
  });
}
