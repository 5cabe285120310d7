import type { FormatRecord } from './format-record.ts';

export const FORMAT = {
  order: 7,
  says: 'people: one file with the diff, which loads nothing: [docs/html-report.md](html-report.md)',
  render: async (report, { material }) => {
    const { renderHtml } = await import('./html/render-html.ts');
    return renderHtml(report, await material());
  },
  renderAudit: async ({ page }) =>
    (await import('./html/audit/render-audit-html.ts')).renderAuditHtml(page()),
} as const satisfies FormatRecord;
