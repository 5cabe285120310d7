import { openRepository } from '../io/repository.ts';
import { isAudit, openAudit } from '../run/audit/open-audit.ts';
import { openRun } from '../run/open-run.ts';
import { readReport } from '../run/read-report.ts';
import { auditReport } from './audit-report.ts';
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
JSON: schemas/report.schema.json. Of an audit it prints the summary as Markdown, or as JSON its rounds as they are
stored (schemas/audit-round.schema.json).`,
  run: async ({ positionals, option, cwd }) => {
    const format = choice('format', option('format') ?? 'terminal', FORMATS);
    const repository = await openRepository(cwd);
    const name = positional(positionals, 'RUN');
    if (await isAudit(repository, name))
      return { status: 0, stdout: auditReport(await openAudit(repository, name), format) };
    const run = await openRun(repository, name);
    return { status: 0, stdout: RENDERERS[format](await readReport(run)) };
  },
};
