import { readFile } from 'node:fs/promises';
import { STEP_RULES } from '../src/steps/check-step.ts';
import { markdownTable, withSection } from './page-section.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const PAGE = 'docs/steps.md';

/** The table of rules in `docs/steps.md`, in the order in which they are checked. */
export async function stepsDocs(): Promise<GeneratedFile> {
  const rows = Object.entries(STEP_RULES).map(([rule, { rejects }]) => [`\`${rule}\``, rejects]);
  const table = markdownTable(['rule', 'rejected is'], rows);
  return { path: PAGE, content: withSection(await readFile(PAGE, 'utf8'), 'rules', table) };
}
