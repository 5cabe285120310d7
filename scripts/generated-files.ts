import { cliDocs } from './cli-docs.ts';
import { layoutDocs } from './layout-docs.ts';
import { promptFiles } from './prompt-files.ts';
import { schemaFiles } from './schema-files.ts';
import { validatorFiles } from './validator-files.ts';
import { versionFiles } from './version-files.ts';
import type { GeneratedFile } from './write-or-compare.ts';

/** Everything `npm run gen` makes. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  return [
    ...schemaFiles(),
    ...(await validatorFiles()),
    ...(await versionFiles()),
    ...promptFiles(),
    await cliDocs(),
    await layoutDocs(),
  ];
}
