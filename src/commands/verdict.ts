import { openRepository } from '../io/git/repository.ts';
import type { Report } from '../contracts/files/report.ts';
import type { Outcome, Status } from '../kernel/outcome.ts';
import { counted } from '../kernel/text/counted.ts';
import { inertLine, inertJson } from '../kernel/text/inert.ts';
import { readVerdict, verdictLine } from '../review/ending/finish-step.ts';
import { rulesSince } from '../review/ending/rules-since.ts';
import { targetMoved, stepMoved } from '../review/ending/target-moved.ts';
import { verdictBasis } from '../review/ending/verdict-basis.ts';
import { replanCommand } from '../review/ending/changes-since-planned.ts';
import { auditVerdictNow, type AuditVerdictNow } from '../rounds/audit-verdict-now.ts';
import { isAudit, openAudit } from '../rounds/stored/open-audit.ts';
import { openRun, type Run } from '../run/stored/open-run.ts';
import { reservations } from '../report/build/reservations.ts';
import { readReport } from '../run/stored/read-report.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';

export const verdictCommand: Command = {
  name: 'verdict',
  summary: 'Ends with the exit status of a finished run',
  usage: 'RUN|AUDIT [--json]',
  flags: { json: 'the verdict as JSON on stdout' },
  takes: { least: 1, most: 1, paths: false },
  details: `Exit status: 0 complete and clean; 1 findings at or above --fail-on; 3 incomplete, failed or not finished, or the target is no longer
what was reviewed: the branch has moved, or the work tree was edited.
JSON: {run, status: complete|incomplete|failed, exit, moved, reservations[], raised, shown, dropped{reason: n…}, coverage{hunks,
reviewed, carried}, since, captured: hooks|manual}
  moved is null, or says what has changed since
  reservations are what the verdict does not cover, and rules of the base branch that have changed since
  since is null or {run, new, open, fixed, unconfirmed, dismissed, withdrawn}
For the run of a step, it prints {valid, reason}, with or without --json. Stderr says how the reply came, what the claim was compared
with, and what has changed in the work tree since (status 3).
JSON of an audit: {run, status, exit, why, moved, scope, branch, head, merged, edits[], rounds, captured}
  the verdict is about head; merged says whether HEAD contains it
  moved is null, or says that the audit's branch is at another commit now (status 3)
  edits are what fixes changed in tests that already existed`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await openRepository(cwd);
    const name = positional(positionals, 'RUN');
    if (await isAudit(repository, name))
      return verdictOfAudit(await auditVerdictNow(await openAudit(repository, name)), flag('json'));
    const run = await openRun(repository, name);
    if (run.file.kind === 'step') return verdictOfStep(run);
    const report = await readReport(run);
    const moved = await targetMoved(run);
    const rests = [...restsOn(report), ...listed(await rulesSince(run))];
    const exit = moved === undefined ? exitStatus(report.exit) : 3;
    const { counts, coverage, captured, status } = report;
    const verdict = {
      run: report.run,
      status,
      exit,
      moved: moved ?? null,
      reservations: rests,
      raised: counts.raised,
      shown: counts.shown,
      dropped: counts.dropped,
      coverage: { hunks: coverage.hunks, reviewed: coverage.reviewed, carried: coverage.carried },
      since: report.since === null ? null : sinceOf(report.since),
      captured,
    };
    const stdout = flag('json') ? inertJson(verdict) : `${linesOf(report, rests).join('\n')}\n`;
    const stderr =
      moved === undefined ? {} : { stderr: `${moved}. To review it as it is: ${replanCommand(run.file)}\n` };
    return { status: exit, stdout, ...stderr };
  },
};

/** The verdict as it was given; on stderr what it rests on, and what has changed here since. */
async function verdictOfStep(run: Run): Promise<Outcome> {
  const judged = await readVerdict(run);
  const moved = await stepMoved(run);
  const notes = [...(moved === undefined ? [] : [moved]), ...verdictBasis(run.file)];
  return {
    status: judged.valid && moved === undefined ? 0 : 3,
    stdout: verdictLine(judged),
    stderr: notes.map((note) => `${note}\n`).join(''),
  };
}

/** What a later stage of a pipeline asks for; the findings themselves are in the report. */
function sinceOf({ gone: _, planned_at: __, ...since }: NonNullable<Report['since']>) {
  return since;
}

/** Below the verdict, what it is about: a branch that nobody has merged is not what is checked out. */
function verdictOfAudit(verdict: AuditVerdictNow, json: boolean): Outcome {
  const { status, exit, why, moved, scope, branch, head, merged, edits } = verdict;
  const place = `${scope}, at ${head.slice(0, 12)} on ${branch}, ${merged ? 'merged' : 'not merged'} into HEAD`;
  const stderr = moved === null ? {} : { stderr: `${moved}\n` };
  const lines = [...edits, `of ${place}`].map((line) => `  ${inertLine(line)}\n`);
  const text = `${status}: ${inertLine(why)}\n${lines.join('')}`;
  return { status: exit, stdout: json ? inertJson(verdict) : text, ...stderr };
}

/** The verdict, and below it what it does not cover or rests on, a line each. */
function linesOf(report: Report, rests: readonly string[]): string[] {
  return [lineOf(report), ...rests.map((one) => `  ${inertLine(one)}`)];
}

const listed = (text: string | undefined): string[] => (text === undefined ? [] : [text]);

function restsOn(report: Report): string[] {
  const { word_of: runs = [] } = report;
  return [...reservations(report), ...(runs.length === 0 ? [] : [`taken on the word of ${runs.join(', ')}`])];
}

function lineOf({ status, counts, gaps, coverage, scope }: Report): string {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.unscored + counts.not_scored} not scored`;
  if (status === 'complete' && coverage.hunks === 0)
    return `complete: nothing to review, ${counted(scope.skipped.length, 'changed file')} shown to nobody`;
  return status === 'complete' ? `complete: ${found}` : `${status}: ${counted(gaps.length, 'gap')}; ${found}`;
}

function exitStatus(exit: number): Status {
  return exit === 0 || exit === 1 ? exit : 3;
}
