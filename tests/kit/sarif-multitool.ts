import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-folder.ts';

const PACKAGE = '@microsoft/sarif-multitool-linux';
const VERSION = '5.7.0';

/** Microsoft's validator of SARIF, and beside it the schema of the standard. Fetched from the npm registry on first use. */
export function sarifMultitool(): { readonly program: string; readonly schema: object } {
  const folder = packageFolder(PACKAGE, VERSION);
  return {
    program: join(folder, 'Sarif.Multitool'),
    schema: JSON.parse(readFileSync(join(folder, 'sarif-2.1.0.json'), 'utf8')) as object,
  };
}
