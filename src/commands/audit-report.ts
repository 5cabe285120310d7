import { roundFile } from '../audit/round-file.ts';
import { summaryText } from '../audit/summary-text.ts';
import type { Audit } from '../run/audit/open-audit.ts';
import type { Format } from './report-formats.ts';

/** An audit as `report` prints it: its rounds as JSON, or its summary, which is Markdown. */
export function auditReport({ file, state }: Audit, format: Format): string {
  if (format !== 'json') return summaryText(file, state);
  const rounds = state.rounds.map((round) => roundFile(file, state, round));
  return `${JSON.stringify({ audit: file.audit, rounds }, null, 2)}\n`;
}
