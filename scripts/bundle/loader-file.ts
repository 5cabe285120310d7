import { build } from 'esbuild';

/** The file that loads the program, in one piece: it is compiled at every start. */
export async function loaderFile(top: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: top,
    entryPoints: ['src/load.ts'],
    outdir: 'dist',
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    define: { 'import.meta.dirname': '__dirname' },
    minify: false,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
