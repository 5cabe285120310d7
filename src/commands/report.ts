import { openRepository } from '../io/git/repository.ts';
import { isAudit, openAudit } from '../run/audit/stored/open-audit.ts';
import { openRun } from '../run/stored/open-run.ts';
import { choice } from './line/choice.ts';
import type { Command } from './command.ts';
import { deliver, OUTPUT_FLAG } from './report/deliver.ts';
import { positional } from './line/positional.ts';
import { auditText, PRINTED, reviewText } from './report/report-text.ts';

export const reportCommand: Command = {
  name: 'report',
  summary: 'Prints the report of a finished run',
  usage: 'RUN|AUDIT [--format FORMAT] [--output FILE]',
  flags: [
    { name: 'format', type: 'string', value: 'FORMAT', summary: `${PRINTED.join(', ')} (default terminal)` },
    OUTPUT_FLAG,
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON its rounds as they are stored
(schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = choice('format', option('format') ?? 'terminal', PRINTED);
    const repository = await openRepository(cwd);
    const name = positional(positionals, 'RUN');
    const text = (await isAudit(repository, name))
      ? await auditText(await openAudit(repository, name), repository, format, look)
      : await reviewText(await openRun(repository, name), repository, format, look);
    return deliver(text, option('output'), cwd);
  },
};
