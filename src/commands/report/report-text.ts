import type { Repository } from '../../io/git/git.ts';
import type { OutputStyle } from '../../kernel/text/output-style.ts';
import { formatRecord, type Format } from '../../report/formats.ts';
import { readWorkedReport } from '../../rounds/from-review/worked-report.ts';
import type { Audit } from '../../rounds/stored/open-audit.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { viewOf } from './report-view.ts';

/** The stored report of a review, rendered. Throws what `readWorkedReport` throws; `run/corrupt` for a page without its diff. */
export async function reviewText(
  run: Run,
  repository: Repository,
  format: Format,
  style: OutputStyle,
): Promise<string> {
  return formatRecord(format).render(await readWorkedReport(run), {
    ...(await viewOf(repository, format, style)),
    material: async () => (await import('../../review/page-material.ts')).pageMaterial(run),
  });
}

/** What an audit has come to so far, rendered. Throws `usage/bad-value` for a format that an audit has not. */
export async function auditText(
  audit: Audit,
  repository: Repository,
  format: Format,
  style: OutputStyle,
): Promise<string> {
  const { auditRounds } = await import('../audit/audit-report.ts');
  return auditRounds(audit, format, await viewOf(repository, format, style));
}
