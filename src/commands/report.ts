import { openRepository } from '../io/git/repository.ts';
import { openRun } from '../run/stored/open-run.ts';
import { choice } from './line/choice.ts';
import type { Command } from './line/command.ts';
import { deliver, OUTPUT_FLAG } from './report/deliver.ts';
import { positional } from './line/positional.ts';
import { auditText, reviewText } from './report/report-text.ts';
import { AUDIT_FORMATS, FORMATS, formatRecord } from '../report/formats.ts';

export const reportCommand: Command = {
  name: 'report',
  summary: 'Prints the report of a finished run',
  usage: 'RUN|AUDIT [--format FORMAT] [--output FILE]',
  flags: {
    'format FORMAT': `${FORMATS.join(', ')} (default terminal)`,
    ...OUTPUT_FLAG,
  },
  takes: { least: 1, most: 1, paths: false },
  details: `The status is 0 if it could print; \`correctless verdict RUN\` says how the review ended.
Formats (docs/reports.md):
${FORMATS.map((format) => `  ${format.padEnd(20)}${withoutLinks(formatRecord(format).says)}`).join('\n')}
For an audit (${AUDIT_FORMATS.join(', ')}), it prints the summary.
JSON of an audit: {audit, rounds[], fixes[{subject, title, round, sha, files, tests, review, calls}]}; rounds are as they are stored
(schemas/audit-round.schema.json)
Colours, links and wrapping are for terminals only. NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK apply.`,
  run: async ({ positionals, option, cwd, style }) => {
    const format = choice('format', option('format') ?? 'terminal', FORMATS);
    const name = positional(positionals, 'RUN');
    const repository = await openRepository(cwd);
    const { isAudit, openAudit } = await import('../rounds/stored/open-audit.ts');
    const text = (await isAudit(repository, name))
      ? await auditText(await openAudit(repository, name), format, style)
      : await reviewText(await openRun(repository, name), format, style);
    return deliver(text, option('output'), cwd);
  },
};

function withoutLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
