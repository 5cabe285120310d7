import { fixAccounts } from '../../audit/fix-accounts.ts';
import { sentByRun } from '../../run/audit/sent-by-run.ts';
import { roundFile } from '../../audit/round-file.ts';
import { summaryText } from '../../audit/summary-text.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertJson } from '../../kernel/inert.ts';
import type { Audit } from '../../run/audit/stored/open-audit.ts';
import { wrapped, type Format, type View } from '../report/report-formats.ts';

/** Throws `usage/bad-value` for a format that lists the findings of one review: an audit has rounds. */
export async function auditRounds(audit: Audit, format: Format, view: View): Promise<string> {
  const { file, state } = audit;
  switch (format) {
    case 'json': {
      const rounds = state.rounds.map((round) => roundFile(file, state, round));
      return inertJson({ audit: file.audit, rounds, fixes: fixAccounts(state, await sentByRun(audit)) });
    }
    case 'markdown':
      return summaryText(file, state, await sentByRun(audit));
    case 'terminal': {
      const { renderAuditTerminal } = await import('../../audit/render-audit-terminal.ts');
      return wrapped(renderAuditTerminal(file, state, await sentByRun(audit), view.ink), view.columns);
    }
    case 'sarif':
    case 'rdjson':
    case 'github-annotations':
      throw new Failure('usage/bad-value', `--format: an audit has no report as ${format}`, {
        hint: `of audit ${file.audit}, one of: terminal, markdown, json, html`,
      });
  }
}
