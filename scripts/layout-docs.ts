import { readFile } from 'node:fs/promises';
import type { LayoutEntry } from './layout/layout-entry.ts';
import { LAYOUT } from './layout/layout-table.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const PAGE = 'docs/architecture.md';

/** The table of the run directory in `docs/architecture.md`, from the table the code writes by. */
export async function layoutDocs(): Promise<GeneratedFile> {
  return { path: PAGE, content: withSection(await readFile(PAGE, 'utf8'), 'layout', layoutTable(LAYOUT)) };
}

/** The text with what stands between the markers of a section replaced. Throws unless the section is there once. */
export function withSection(text: string, name: string, content: string): string {
  const section = new RegExp(`(<!-- generated:${name} -->\n).*?(<!-- /generated -->)`, 'gs');
  const found = text.match(section)?.length ?? 0;
  if (found !== 1) throw new Error(`expected one section "${name}", found ${found}`);
  return text.replace(section, (_, open: string, close: string) => `${open}${content}${close}`);
}

/** A table as what stands between the markers of a section. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [top, ...lines] = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return ['', top, `|${'---|'.repeat(head.length)}`, ...lines, '', ''].join('\n');
}

function layoutTable(entries: readonly LayoutEntry[]): string {
  const rows = entries.map(({ file, holds, producer, consumers, shape }) => [
    `\`${file}\``,
    ...[holds, producer, consumers.join(', '), shape],
  ]);
  return markdownTable(['file', 'holds', 'written by', 'read by', 'shape'], rows);
}
