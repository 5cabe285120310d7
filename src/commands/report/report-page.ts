import type { Report } from '../../contracts/report.ts';
import { renderAuditHtml } from '../../report/formats/html/render-audit-html.ts';
import { renderHtml } from '../../report/formats/html/render-html.ts';
import { auditPage } from '../../run/audit/audit-page.ts';
import { sentByRun } from '../../run/audit/sent-by-run.ts';
import type { Audit } from '../../run/audit/stored/open-audit.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { pageMaterial } from '../../run/page-material.ts';

/** The HTML report of a review. Throws `run/corrupt` when what the run keeps of its diff cannot be read. */
export async function reviewPageOf(run: Run, report: Report): Promise<string> {
  return renderHtml(report, await pageMaterial(run));
}

/** The HTML report of an audit, as far as it has come. */
export async function auditPageOf(audit: Audit): Promise<string> {
  return renderAuditHtml(auditPage(audit, await sentByRun(audit)));
}
