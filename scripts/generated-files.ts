import { grantedAgents } from './granted-agents.ts';
import { pageAssetFiles } from './page-assets.ts';
import { promptFiles } from './prompt-files.ts';
import { recordIndexes } from './record-indexes.ts';
import { schemaFiles } from './schema-files.ts';
import { validatorFiles } from './validator-files.ts';
import { versionFiles } from './version-files.ts';
import type { GeneratedFile } from './write-or-compare.ts';

/** Generated parts of the program, its manifests and its agents. Imports nothing that is generated. */
export async function generatedParts(): Promise<GeneratedFile[]> {
  return [
    ...recordIndexes(),
    ...schemaFiles(),
    ...(await validatorFiles()),
    ...(await versionFiles()),
    ...promptFiles(),
    ...grantedAgents(),
    ...(await pageAssetFiles()),
  ];
}

/** Generated documents. They import the program, whose generated parts must exist first: hence the dynamic imports. */
export async function generatedDocuments(): Promise<GeneratedFile[]> {
  const { cliDocs } = await import('./cli-docs.ts');
  const { findingsDocs } = await import('./findings-docs.ts');
  const { formatDocs } = await import('./format-docs.ts');
  const { guaranteesDocs } = await import('./guarantees-docs.ts');
  const { layoutDocs } = await import('./layout-docs.ts');
  const { mutationDocs } = await import('./mutation-docs.ts');
  const { neutralGitDocs } = await import('./neutral-git-docs.ts');
  const { stepsDocs } = await import('./steps-docs.ts');
  return [
    await cliDocs(),
    await findingsDocs(),
    await formatDocs(),
    await guaranteesDocs(),
    await layoutDocs(),
    await mutationDocs(),
    await neutralGitDocs(),
    await stepsDocs(),
  ];
}
