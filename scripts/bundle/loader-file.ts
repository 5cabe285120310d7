import { build } from 'esbuild';

/** The file that loads the program, in one piece: it is compiled at every start. */
export async function loaderFile(
  top: string,
): Promise<{ readonly code: string; readonly inputs: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: top,
    entryPoints: ['src/load.ts'],
    outdir: 'dist',
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    define: { 'import.meta.dirname': '__dirname' },
    minify: false,
    metafile: true,
    write: false,
  });
  return { code: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}
