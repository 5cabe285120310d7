import { readFile } from 'node:fs/promises';
import { FORMATS, formatRecord } from '../src/report/formats.ts';
import { markdownTable, withSection } from './page-section.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const PAGE = 'docs/reports.md';

/** The table of formats in `docs/reports.md`, from their records. */
export async function formatDocs(): Promise<GeneratedFile> {
  const rows = FORMATS.map((format, at) => {
    const { says, renderAudit } = formatRecord(format);
    return [`\`${format}\`${at === 0 ? ' (default)' : ''}`, says, renderAudit === undefined ? '' : 'yes'];
  });
  const table = markdownTable(['format', 'for', 'also of an audit'], rows);
  return { path: PAGE, content: withSection(await readFile(PAGE, 'utf8'), 'formats', table) };
}
