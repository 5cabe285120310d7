import { readFile } from 'node:fs/promises';
import { FORMATS, formatRecord } from '../src/report/formats.ts';
import { withSection } from './layout-docs.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const PAGE = 'docs/reports.md';

/** The table of formats in `docs/reports.md`, from their records. */
export async function formatDocs(): Promise<GeneratedFile> {
  const rows = FORMATS.map((format, at) => {
    const { says, renderAudit } = formatRecord(format);
    const cells = [
      `\`${format}\`${at === 0 ? ' (default)' : ''}`,
      says,
      renderAudit === undefined ? '' : 'yes',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const table = ['| format | for | also of an audit |', '|---|---|---|', ...rows].join('\n');
  return { path: PAGE, content: withSection(await readFile(PAGE, 'utf8'), 'formats', `\n${table}\n\n`) };
}
