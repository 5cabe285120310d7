import { readFile } from 'node:fs/promises';
import type { LayoutEntry } from './layout/layout-entry.ts';
import { LAYOUT } from './layout/layout-table.ts';
import { markdownTable, withSection } from './page-section.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const PAGE = 'docs/architecture.md';

/** The table of the run directory in `docs/architecture.md`. */
export async function layoutDocs(): Promise<GeneratedFile> {
  return { path: PAGE, content: withSection(await readFile(PAGE, 'utf8'), 'layout', layoutTable(LAYOUT)) };
}

function layoutTable(entries: readonly LayoutEntry[]): string {
  const rows = entries.map(({ file, holds, producer, consumers, shape }) => [
    `\`${file}\``,
    ...[holds, producer, consumers.join(', '), shape],
  ]);
  return markdownTable(['file', 'holds', 'written by', 'read by', 'shape'], rows);
}
