import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { build, transform, type BuildResult } from 'esbuild';
import { thirdPartyNotices } from './third-party-notices.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const TOP = resolve(import.meta.dirname, '..');

/**
 * Everything in dist/: the file node reads first, the program split so that a subcommand loads only what it needs,
 * and the notices of the packages it contains. The same sources give the same bytes on every machine.
 */
export async function bundleFiles(): Promise<GeneratedFile[]> {
  const { outputFiles, metafile } = await splitBundle();
  const chunks = outputFiles.map(async ({ path, text }) => ({
    path: relative(TOP, path).replaceAll('\\', '/'),
    content: await asCommonJs(text),
  }));
  const notices = await thirdPartyNotices(Object.keys(metafile.inputs), TOP);
  return [
    { path: 'dist/start.cjs', content: await readFile(resolve(TOP, 'src/start.cjs'), 'utf8') },
    ...(await Promise.all(chunks)),
    { path: 'dist/THIRD-PARTY.txt', content: notices },
    { path: 'dist/sources.sha256', content: await checksums(Object.keys(metafile.inputs)) },
  ];
}

/** As `sha256sum` writes them: what `dist/` was built from, of this project. The doctor compares. */
async function checksums(inputs: readonly string[]): Promise<string> {
  const own = ['src/start.cjs', ...inputs.filter((path) => path.startsWith('src/'))].toSorted();
  const lines = own.map(async (path) => {
    const text = await readFile(resolve(TOP, path), 'utf8');
    return `${createHash('sha256').update(text).digest('hex')}  ${path}\n`;
  });
  return (await Promise.all(lines)).join('');
}

function splitBundle(): Promise<BuildResult<{ write: false; metafile: true }>> {
  return build({
    absWorkingDir: TOP,
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
  });
}

/**
 * esbuild splits ES modules only, but starting node's loader for them costs a fifth of a bare node, and every file
 * more on top: too much for a hook that runs at each call of an agent. So the finished chunks become CommonJS.
 */
async function asCommonJs(text: string): Promise<string> {
  const { code } = await transform(text, {
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    supported: { 'dynamic-import': false },
    define: { 'import.meta.dirname': '__dirname' },
  });
  return code;
}
