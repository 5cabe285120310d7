import { openRepository } from '../io/git/repository.ts';
import { nearestRepository } from '../io/git/nearest-repository.ts';
import { isFile } from '../io/places.ts';
import { runPaths } from '../run/stored/layout.ts';
import { openRun } from '../run/stored/open-run.ts';
import { choice } from './line/choice.ts';
import type { Command } from './command.ts';
import { deliver, OUTPUT_FLAG } from './report/deliver.ts';
import { positional } from './line/positional.ts';
import { auditText, PRINTED, reviewText, type Printed } from './report/report-text.ts';
import type { OutputStyle } from '../kernel/output-style.ts';

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
prints the summary for a terminal, as Markdown or HTML, or as JSON {audit, rounds[], fixes[{subject, title, round, sha, files,
tests, review, calls}]}, its rounds as they are stored (schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, style }) => {
    const format = choice('format', option('format') ?? 'terminal', PRINTED);
    const name = positional(positionals, 'RUN');
    const text =
      (await storedReview(name, cwd, format, style)) ?? (await askedReport(name, cwd, format, style));
    return deliver(text, option('output'), cwd);
  },
};

/** Without asking git, where the run lies in plain sight; undefined for whatever else there is. */
async function storedReview(
  name: string,
  cwd: string,
  format: Printed,
  style: OutputStyle,
): Promise<string | undefined> {
  // SARIF names where the repository is published, which git knows.
  const repository = format === 'sarif' ? undefined : nearestRepository(cwd);
  if (repository === undefined || !(await isFile(runPaths(repository.top, name).run))) return undefined;
  return reviewText(await openRun(repository, name), repository, format, style);
}

async function askedReport(name: string, cwd: string, format: Printed, style: OutputStyle): Promise<string> {
  const { isAudit, openAudit } = await import('../run/audit/stored/open-audit.ts');
  const repository = await openRepository(cwd);
  return (await isAudit(repository, name))
    ? auditText(await openAudit(repository, name), repository, format, style)
    : reviewText(await openRun(repository, name), repository, format, style);
}
