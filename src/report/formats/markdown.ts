import type { FormatRecord } from './format-record.ts';

export const FORMAT = {
  order: 2,
  says: 'a file, a summary page',
  render: async (report) => (await import('./markdown/render-markdown.ts')).renderMarkdown(report),
  renderAudit: async ({ file, state, sent }) =>
    (await import('../../audit/pages/summary-text.ts')).summaryText(file, state, sent),
} as const satisfies FormatRecord;
