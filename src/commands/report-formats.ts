import type { Report } from '../contracts/report.ts';
import { renderMarkdown } from '../report/render-markdown.ts';
import { renderTerminal } from '../report/render-terminal.ts';

/** What `--format` takes, for `correctless report` and `correctless run`. The first is the default. */
export const FORMATS = ['terminal', 'markdown', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Each is a pure function of the report, and all list findings in the order of the report. */
export const RENDERERS: Readonly<Record<Format, (report: Report) => string>> = {
  terminal: (report) => `${renderTerminal(report)}\n`,
  markdown: renderMarkdown,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
};
