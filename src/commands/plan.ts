import { counted } from '../kernel/text/counted.ts';
import { changedLineCounts } from '../gather/target/scope-note.ts';
import { planRun, type PlannedRun } from '../review/planning/plan-run.ts';
import { workingLenses } from '../review/phases/review-slots.ts';
import { captureFlag, capturedBy } from './line/capture.ts';
import type { Command } from './line/command.ts';
import { estimateLine, type Estimate } from '../headless/caps.ts';
import { estimateOf } from '../review/estimate-run.ts';
import { hunkIds } from '../packets/hunks/shown-files.ts';
import { PLAN_FLAGS, planRequest } from './plan/plan-request.ts';
import { carriedByLens, plannedLines } from './plan/planned-lines.ts';
import { withoutSession } from './plan/without-session.ts';
import { inertJson } from '../kernel/text/inert.ts';

export const planCommand: Command = {
  name: 'plan',
  summary: 'Starts a review: finds out what is reviewed, and gathers everything that reviewers get',
  usage:
    '[TARGET | --staged | --uncommitted] [--yes] [--deep | --quick | --lenses LENS,…] [--no-rules] [--since-last | --no-since-last] [--prove] [--shard I/N] [--json] [-- PATH…]',
  flags: { ...PLAN_FLAGS, ...captureFlag(), json: 'the run as JSON on stdout' },
  takes: { least: 0, most: 1, paths: true },
  details: `Calls no agent. The estimate counts the packets of the reviewers, and of the summary in a shard or from 400 changed lines on. Scorers
are extra: one for every five places (eight below 100 changed lines; one in all with --quick).
If there is a complete review of the same branch or target, the hunks that it reviewed are carried over and its findings are followed.
Replies of an unfinished run are kept where they still apply. --no-since-last ignores both. A change without a line for reviewers gets
its report at once.
JSON: {run, dir, base, head, files, changedLines, lenses[], slots, bytes, warnings[], since, kept}
  since is null or {run, planned_at, carried[{lens, hunks, of}], followed}
  kept is null, or {run, planned_at} of an unfinished run
  with --shard also shard {index, of, files}; the outer files counts the whole change`,
  run: async (input) => {
    const { flag } = input;
    const request = await planRequest(input, capturedBy(input));
    const planned = await planRun(request);
    const estimate = estimateOf(planned);
    if (hunkIds(planned.material.files).length === 0)
      await (
        await import('../review/ending/finish-if-idle.ts')
      ).finishIfIdle(request.repository, planned.file.run);
    const text = textOf(planned, estimate, { env: input.env, prefix: request.prefix ?? '' });
    return {
      status: 0,
      ...(flag('json') ? { stdout: jsonOf(planned, estimate), stderr: text } : { stdout: text }),
    };
  },
};

function jsonOf(planned: PlannedRun, { agents, bytes }: Estimate): string {
  const { file, paths, change, past } = planned;
  const { added, removed } = changedLineCounts(change.changed);
  const json = {
    run: file.run,
    dir: paths.dir,
    base: file.base.sha ?? file.base.tree,
    head: file.head.sha,
    files: change.changed.size,
    ...(file.shard === undefined ? {} : { shard: shardJson(file.shard) }),
    changedLines: added + removed,
    lenses: workingLenses(file),
    slots: agents,
    bytes,
    warnings: file.warnings,
    since:
      file.since === undefined
        ? null
        : {
            ...file.since,
            carried: carriedByLens(planned),
            followed: past.findings.filter(({ pending }) => pending !== true).length,
          },
    kept: file.kept ?? null,
  };
  return inertJson(json);
}

function shardJson({ index, of, paths }: NonNullable<PlannedRun['file']['shard']>) {
  return { index, of, files: paths.length };
}

/** The `run:` line is for the orchestrator: see the command. */
function textOf(
  planned: PlannedRun,
  estimate: Estimate,
  shell: Parameters<typeof withoutSession>[1],
): string {
  const { file, material } = planned;
  const lines = [
    ...plannedLines(planned),
    `${estimateLine(estimate)}; ${counted(material.rules.length, 'rule file')}`,
    `run: ${file.run}`,
    ...(estimate.agents === 0 ? [] : withoutSession(file, shell)),
    `Then run: correctless next ${file.run}`,
  ];
  return `${lines.join('\n')}\n`;
}
