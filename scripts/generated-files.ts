import { grantedAgents } from './granted-agents.ts';
import { pageAssetFiles } from './page-assets.ts';
import { promptFiles } from './prompt-files.ts';
import { recordIndexes } from './record-indexes.ts';
import { schemaFiles } from './schema-files.ts';
import { validatorFiles } from './validator-files.ts';
import { versionFiles } from './version-files.ts';
import type { GeneratedFile } from './write-or-compare.ts';

/** What the program itself is made of, and its manifests and agents. Needs nothing that is generated. */
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

/** What is written about the program. Loads it, so its generated parts must be there: hence not at the top. */
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
