import type { Repository } from '../../io/git/git.ts';
import type { OutputStyle } from '../../kernel/output-style.ts';
import type { Audit } from '../../run/audit/stored/open-audit.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { readReport } from '../../run/stored/read-report.ts';
import { FORMATS, RENDERERS } from './report-formats.ts';
import { viewOf } from './report-view.ts';

/** A page shows more than the report: the diff, and every hunk for every lens. */
export const PRINTED = [...FORMATS, 'html'] as const;
export type Printed = (typeof PRINTED)[number];

/** The stored report of a review, rendered. Throws what `readReport` throws; `run/corrupt` for a page without its diff. */
export async function reviewText(
  run: Run,
  repository: Repository,
  format: Printed,
  style: OutputStyle,
): Promise<string> {
  const report = await readReport(run);
  if (format === 'html') return (await import('./report-page.ts')).reviewPageOf(run, report);
  return RENDERERS[format](report, await viewOf(repository, format, style));
}

/** What an audit has come to so far, rendered. Throws `usage/bad-value` for a format that an audit has not. */
export async function auditText(
  audit: Audit,
  repository: Repository,
  format: Printed,
  style: OutputStyle,
): Promise<string> {
  if (format === 'html') return (await import('./report-page.ts')).auditPageOf(audit);
  const { auditRounds } = await import('../audit/audit-report.ts');
  return auditRounds(audit, format, await viewOf(repository, format, style));
}
