import { openRepository } from '../io/git/repository.ts';
import { nearestRepository } from '../io/git/nearest-repository.ts';
import { isFile } from '../io/own/places.ts';
import { runPaths } from '../run/stored/layout.ts';
import { openRun } from '../run/stored/open-run.ts';
import { choice } from './line/choice.ts';
import type { Command } from './line/command.ts';
import { deliver, OUTPUT_FLAG } from './report/deliver.ts';
import { positional } from './line/positional.ts';
import { auditText, reviewText } from './report/report-text.ts';
import { AUDIT_FORMATS, FORMATS, formatRecord, type Format } from '../report/formats.ts';
import type { OutputStyle } from '../kernel/text/output-style.ts';

export const reportCommand: Command = {
  name: 'report',
  summary: 'Prints the report of a finished run',
  usage: 'RUN|AUDIT [--format FORMAT] [--output FILE]',
  flags: [
    { name: 'format', value: 'FORMAT', summary: `${FORMATS.join(', ')} (default terminal)` },
    OUTPUT_FLAG,
  ],
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
    const text =
      (await storedReview(name, cwd, format, style)) ?? (await askedReport(name, cwd, format, style));
    return deliver(text, option('output'), cwd);
  },
};

function withoutLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

/** The report of a run found from the current folder without starting git. Undefined for anything else. */
async function storedReview(
  name: string,
  cwd: string,
  format: Format,
  style: OutputStyle,
): Promise<string | undefined> {
  const repository = formatRecord(format).namesRepository === true ? undefined : nearestRepository(cwd);
  if (repository === undefined || !(await isFile(runPaths(repository.top, name).run))) return undefined;
  return reviewText(await openRun(repository, name), repository, format, style);
}

async function askedReport(name: string, cwd: string, format: Format, style: OutputStyle): Promise<string> {
  const { isAudit, openAudit } = await import('../rounds/stored/open-audit.ts');
  const repository = await openRepository(cwd);
  return (await isAudit(repository, name))
    ? auditText(await openAudit(repository, name), repository, format, style)
    : reviewText(await openRun(repository, name), repository, format, style);
}
