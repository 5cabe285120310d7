import { openRepository } from '../io/git/repository.ts';
import { isAudit, openAudit } from '../run/audit/open-audit.ts';
import { openRun } from '../run/stored/open-run.ts';
import { readReport } from '../run/stored/read-report.ts';
import { choice } from './choice.ts';
import type { Command } from './command.ts';
import { positional } from './positional.ts';
import { FORMATS, RENDERERS } from './report-formats.ts';

export const reportCommand: Command = {
  name: 'report',
  summary: 'Prints the report of a finished run',
  usage: 'RUN|AUDIT [--format FORMAT]',
  flags: [
    { name: 'format', type: 'string', value: 'FORMAT', summary: `${FORMATS.join(', ')} (default terminal)` },
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
JSON: schemas/report.schema.json. Of an audit it prints the summary for a terminal or as Markdown, or as JSON its rounds as
they are stored (schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = choice('format', option('format') ?? 'terminal', FORMATS);
    const repository = await openRepository(cwd);
    const name = positional(positionals, 'RUN');
    const { viewOf } = await import('./report-view.ts');
    const view = await viewOf(repository, format, look);
    if (await isAudit(repository, name)) {
      const { auditText } = await import('./audit-report.ts');
      return { status: 0, stdout: await auditText(await openAudit(repository, name), format, view) };
    }
    const report = await readReport(await openRun(repository, name));
    return { status: 0, stdout: await RENDERERS[format](report, view) };
  },
};
