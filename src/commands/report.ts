import { openRepository } from '../io/repository.ts';
import { roundFile } from '../audit/round-file.ts';
import { summaryText } from '../audit/summary-text.ts';
import { isAudit, openAudit, type Audit } from '../run/audit/open-audit.ts';
import { openRun } from '../run/open-run.ts';
import { readReport } from '../run/read-report.ts';
import { choice } from './choice.ts';
import type { Command } from './command.ts';
import { deliver, OUTPUT_FLAG } from './deliver.ts';
import { positional } from './positional.ts';
import { FORMATS, RENDERERS, type Format } from './report-formats.ts';
import { auditPageOf, reviewPageOf } from './report-page.ts';

/** A page shows more than the report: the diff, and every hunk for every lens. */
const PRINTED = [...FORMATS, 'html'] as const;

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
JSON: schemas/report.schema.json. HTML: one file that loads nothing, with the diff (docs/html-report.md). Of an audit it
prints the summary as Markdown, or as JSON its rounds as they are stored (schemas/audit-round.schema.json).`,
  run: async ({ positionals, option, cwd }) => {
    const format = choice('format', option('format') ?? 'terminal', PRINTED);
    const repository = await openRepository(cwd);
    const name = positional(positionals, 'RUN');
    if (await isAudit(repository, name)) {
      const audit = await openAudit(repository, name);
      return deliver(
        format === 'html' ? auditPageOf(audit) : auditText(audit, format),
        option('output'),
        cwd,
      );
    }
    const run = await openRun(repository, name);
    const report = await readReport(run);
    const text = format === 'html' ? await reviewPageOf(run, report) : RENDERERS[format](report);
    return deliver(text, option('output'), cwd);
  },
};

function auditText({ file, state }: Audit, format: Format): string {
  const rounds = state.rounds.map((round) => roundFile(file, state, round));
  return format === 'json'
    ? `${JSON.stringify({ audit: file.audit, rounds }, null, 2)}\n`
    : summaryText(file, state);
}
