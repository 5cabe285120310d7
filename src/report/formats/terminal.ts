import type { FormatRecord } from './format-record.ts';

export const FORMAT = {
  order: 1,
  says: 'people; colours, links and wrapping on a terminal only',
  render: async (report, { ink, columns }) => {
    const { renderTerminal } = await import('./terminal/render-terminal.ts');
    return wrapped(`${renderTerminal(report, ink)}\n`, columns);
  },
  renderAudit: async ({ file, state, sent }, { ink, columns }) => {
    const { renderAuditTerminal } = await import('../../audit/pages/render-audit-terminal.ts');
    return wrapped(renderAuditTerminal(file, state, sent, ink), columns);
  },
} as const satisfies FormatRecord;

/** Measuring the width of text costs more than everything else, so only a terminal pays for it. */
async function wrapped(text: string, columns: number | null): Promise<string> {
  if (columns === null) return text;
  const { wrapLines } = await import('../../kernel/text/wrap-lines.ts');
  return wrapLines(text, columns);
}
