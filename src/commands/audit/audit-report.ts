import { Failure } from '../../kernel/failure.ts';
import type { View } from '../../report/formats/format-record.ts';
import { AUDIT_FORMATS, formatRecord, type Format } from '../../report/formats.ts';
import { auditPage } from '../../rounds/audit-page.ts';
import { sentByRun } from '../../rounds/sent-by-run.ts';
import type { Audit } from '../../rounds/stored/open-audit.ts';

/** Throws `usage/bad-value` for a format that lists the findings of one review: an audit has rounds. */
export async function auditRounds(audit: Audit, format: Format, view: View): Promise<string> {
  const { file, state } = audit;
  const { renderAudit } = formatRecord(format);
  if (renderAudit === undefined) {
    throw new Failure('usage/bad-value', `--format: an audit has no report as ${format}`, {
      hint: `of audit ${file.audit}, one of: ${AUDIT_FORMATS.join(', ')}`,
    });
  }
  const sent = await sentByRun(audit);
  return renderAudit({ file, state, sent, page: () => auditPage(audit, sent) }, view);
}
