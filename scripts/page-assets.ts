import { resolve } from 'node:path';
import { build } from 'esbuild';
import { templateLiteral } from './packet-templates.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const SOURCES = 'src/report/formats/html/browser';

/**
 * `src/report/formats/html/page-assets.gen.ts`: style and script of the HTML report as a module, because the page contains both.
 * The targets are browsers of the last two years, which know `light-dark()` and `content-visibility`.
 */
export async function pageAssetFiles(top = resolve(import.meta.dirname, '..')): Promise<GeneratedFile[]> {
  const { outputFiles } = await build({
    absWorkingDir: top,
    entryPoints: [`${SOURCES}/main.ts`, `${SOURCES}/page.css`],
    outdir: 'out',
    bundle: true,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: ['chrome125', 'firefox128', 'safari17.5'],
    tsconfigRaw: {},
    write: false,
  });
  const text = (extension: string): string => {
    const file = outputFiles.find(({ path }) => path.endsWith(extension));
    if (file === undefined) throw new Error(`esbuild wrote no ${extension} file for ${SOURCES}`);
    return embeddable(file.text.trim());
  };
  const content = `// Made from ${SOURCES}/ by \`npm run gen\`.\nexport const PAGE_STYLE = \`${text('.css')}\`;\nexport const PAGE_SCRIPT = \`${text('.js')}\`;\n`;
  return [{ path: 'src/report/formats/html/page-assets.gen.ts', content }];
}

/** A style or script element ends at the first `</style` or `</script`, even inside a string. */
function embeddable(text: string): string {
  if (/<\/(style|script)|<!--/i.test(text))
    throw new Error('the page’s own style or script would end its element');
  return templateLiteral(text);
}
