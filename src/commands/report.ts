import { openRepository } from '../io/repository.ts';
import type { Report } from '../contracts/report.ts';
import { renderMarkdown } from '../report/render-markdown.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { openRun } from '../run/open-run.ts';
import { readReport } from '../run/read-report.ts';
import { choice } from './choice.ts';
import type { Command } from './command.ts';
import { positional } from './positional.ts';

const RENDERERS = {
  terminal: (report: Report) => `${renderTerminal(report)}\n`,
  markdown: renderMarkdown,
  json: (report: Report) => `${JSON.stringify(report, null, 2)}\n`,
} as const;
const FORMATS = ['terminal', 'markdown', 'json'] as const;

export const reportCommand: Command = {
  name: 'report',
  summary: 'Prints the report of a finished run',
  usage: 'RUN [--format FORMAT]',
  flags: [
    { name: 'format', type: 'string', value: 'FORMAT', summary: `${FORMATS.join(', ')} (default terminal)` },
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
JSON: schemas/report.schema.json.`,
  run: async ({ positionals, option, cwd }) => {
    const format = choice('format', option('format') ?? 'terminal', FORMATS);
    const run = await openRun(await openRepository(cwd), positional(positionals, 'RUN'));
    return { status: 0, stdout: RENDERERS[format](await readReport(run)) };
  },
};
