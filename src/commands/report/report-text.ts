import { publishedUri } from '../../gather/target/published-uri.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { inkOf } from '../../kernel/text/ink.ts';
import type { OutputStyle } from '../../kernel/text/output-style.ts';
import type { View } from '../../report/formats/format-record.ts';
import { AUDIT_FORMATS, formatRecord, type Format } from '../../report/formats.ts';
import { readWorkedReport } from '../../rounds/from-review/worked-report.ts';
import type { Audit } from '../../rounds/stored/open-audit.ts';
import type { Run } from '../../run/stored/open-run.ts';

/** The stored report of a review, rendered. Throws what `readWorkedReport` throws; `run/corrupt` for a page without its diff. */
export async function reviewText(run: Run, format: Format, style: OutputStyle): Promise<string> {
  return formatRecord(format).render(await readWorkedReport(run), {
    ...(await viewOf(run.repository, format, style)),
    material: async () => (await import('../../review/page-material.ts')).pageMaterial(run),
  });
}

/**
 * What an audit has come to so far, rendered. Throws `usage/bad-value` for a format that lists the findings of one review: an
 * audit has rounds.
 */
export async function auditText(audit: Audit, format: Format, style: OutputStyle): Promise<string> {
  const { file, state, home } = audit;
  const { renderAudit } = formatRecord(format);
  if (renderAudit === undefined) {
    throw new Failure('usage/bad-value', `--format: an audit has no report as ${format}`, {
      hint: `of audit ${file.audit}, one of: ${AUDIT_FORMATS.join(', ')}`,
    });
  }
  const [{ auditPage }, { sentByRun }] = await Promise.all([
    import('../../rounds/audit-page.ts'),
    import('../../rounds/sent-by-run.ts'),
  ]);
  const sent = await sentByRun(audit);
  const page = () => auditPage(audit, sent);
  return renderAudit({ file, state, sent, page }, await viewOf(home, format, style));
}

/** What a renderer knows of the repository and of where its text goes. */
async function viewOf(repository: Repository, format: Format, style: OutputStyle): Promise<View> {
  return {
    ink: inkOf(style, repository.top.replaceAll('\\', '/')),
    columns: style.columns,
    repositoryUri: formatRecord(format).namesRepository === true ? await publishedUri(repository) : null,
  };
}
