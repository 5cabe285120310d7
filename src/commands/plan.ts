import { cacheRoot } from '../io/cache-root.ts';
import { askedTarget } from '../gather/asked-target.ts';
import { changedLineCounts } from '../gather/scope-note.ts';
import { DEEP_LENSES, type Lens } from '../contracts/vocabulary.ts';
import { Failure } from '../kernel/failure.ts';
import { carriedFor } from '../packets/hunk-keys.ts';
import { hunkIds } from '../packets/shown-files.ts';
import { planRun, type PlannedRun } from '../run/planning/plan-run.ts';
import { reviewSlots, summarySlots, workingLenses } from '../run/phases/prepare-phase.ts';
import { slotNames } from '../run/stored/write-slots.ts';
import { choice } from './choice.ts';
import type { Command } from './command.ts';
import { SHARD_FLAG, shardOption } from './shard-option.ts';

export const planCommand: Command = {
  name: 'plan',
  summary: 'Starts a review: resolves what is reviewed and gathers all that reviewers are given',
  usage:
    '[TARGET | --staged | --uncommitted] [--yes] [--deep] [--no-rules] [--since-last | --no-since-last] [--shard I/N] [--json] [-- PATH…]',
  flags: [
    { name: 'staged', type: 'boolean', summary: 'what is staged, against HEAD' },
    { name: 'uncommitted', type: 'boolean', summary: 'the work tree with untracked files, against HEAD' },
    { name: 'yes', type: 'boolean', summary: 'review more than 50 files too, or a closed pull request' },
    {
      name: 'deep',
      type: 'boolean',
      summary: `all lenses: also ${DEEP_LENSES.join(', ')}`,
    },
    {
      name: 'rules',
      type: 'string',
      value: 'all|scoped',
      summary: 'which rule files reviewers get (default all)',
    },
    { name: 'no-rules', type: 'boolean', summary: 'review without the rules lens' },
    {
      name: 'since-last',
      type: 'boolean',
      summary: 'go on from the last complete review of the same thing (the default)',
    },
    { name: 'no-since-last', type: 'boolean', summary: 'review everything, whatever was reviewed before' },
    {
      name: 'fail-on',
      type: 'string',
      value: 'LEVEL',
      summary: 'critical, important (default) or never: what ends with status 1',
    },
    {
      name: 'scope-policy',
      type: 'string',
      value: 'POLICY',
      summary: 'added (default), diff_context, file or nofilter: where findings may stand',
    },
    {
      name: 'capture',
      type: 'string',
      value: 'hooks|manual',
      summary: 'who delivers the replies: the client’s hooks (default) or `correctless reply`',
    },
    SHARD_FLAG,
    { name: 'json', type: 'boolean', summary: 'the run as JSON on stdout' },
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `Calls no agent. The estimate counts the packets of the summary and of the reviewers; scorers come on top, at most 15.
With a complete review of the same branch or target to go on from, hunks that it reviewed are carried over and its
findings are followed; --no-since-last starts afresh.
JSON: {run, dir, base, head, files, changedLines, lenses[], slots, bytes, warnings[], since}; since is null or
{run, planned_at, carried[{lens, hunks, of}], followed}. With --shard also shard {index, of, files}; files
counts those of the whole change.`,
  run: async ({ positionals, paths, flag, option, cwd, env }) => {
    const flags = { staged: flag('staged'), uncommitted: flag('uncommitted'), paths };
    const { repository, target } = await askedTarget(cwd, positionals, flags);

    const planned = await planRun({
      repository,
      target,
      options: {
        failOn: option('fail-on'),
        scopePolicy: option('scope-policy'),
        rules: option('rules'),
        noRules: flag('no-rules'),
        deep: flag('deep'),
      },
      yes: flag('yes'),
      captured: choice('capture', option('capture') ?? 'hooks', ['hooks', 'manual']),
      cacheRoot: cacheRoot(env),
      shard: shardOption(option('shard')),
      sinceLast: wantsSinceLast(flag('since-last'), flag('no-since-last')),
    });

    const estimate = estimateOf(planned);
    const text = textOf(planned, estimate);
    return {
      status: 0,
      ...(flag('json') ? { stdout: jsonOf(planned, estimate), stderr: text } : { stdout: text }),
    };
  },
};

type Estimate = { readonly slots: number; readonly bytes: number };

/** What the review takes before scoring: the packets as they would be made without a summary. */
function estimateOf({ file, material, past: { carried } }: PlannedRun): Estimate {
  const nextSlot = slotNames(file, []);
  const slots = [
    ...summarySlots(file, material, carried, nextSlot),
    ...reviewSlots(file, { material, summary: null, carried }, nextSlot).slots,
  ];
  return { slots: slots.length, bytes: slots.reduce((sum, { packet }) => sum + packet.bytes, 0) };
}

function wantsSinceLast(yes: boolean, no: boolean): boolean {
  if (!yes || !no) return !no;
  throw new Failure('usage/bad-value', '--since-last and --no-since-last exclude each other', {
    hint: 'leave one out; going on from the last review is the default',
  });
}

/** Of each lens at work, how many hunks it need not review. */
function carriedByLens({ file, material, past }: PlannedRun): { lens: Lens; hunks: number; of: number }[] {
  const of = hunkIds(material.files).length;
  return workingLenses(file).map((lens) => ({ lens, hunks: carriedFor(lens, past.carried).size, of }));
}

function jsonOf(planned: PlannedRun, { slots, bytes }: Estimate): string {
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
    slots,
    bytes,
    warnings: file.warnings,
    since:
      file.since === undefined
        ? null
        : { ...file.since, carried: carriedByLens(planned), followed: past.findings.length },
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

function shardJson({ index, of, paths }: NonNullable<PlannedRun['file']['shard']>) {
  return { index, of, files: paths.length };
}

/** The last line is for the orchestrator: see the skill. */
function textOf(planned: PlannedRun, { slots, bytes }: Estimate): string {
  const { file, material } = planned;
  const lines = [
    `Reviewing ${file.scope_note}`,
    ...sinceLines(planned),
    ...file.lenses_without_work.map(({ lens, why }) => `${lens}: nothing to do, ${why}`),
    ...file.warnings.map((warning) => `warning: ${warning}`),
    `${slots} agents before scoring, ${Math.ceil(bytes / 1024)} KB of packets, ${material.rules.length} rule files`,
    `run: ${file.run}`,
  ];
  return `${lines.join('\n')}\n`;
}

function sinceLines(planned: PlannedRun): string[] {
  const { since } = planned.file;
  if (since === undefined) return [];
  const rows = carriedByLens(planned).map(({ lens, hunks, of }) => `${lens} ${hunks} of ${of} hunks`);
  return [
    `going on from run ${since.run} of ${since.planned_at.slice(0, 10)}, following ${planned.past.findings.length} findings`,
    `carried over: ${rows.join(', ')}`,
  ];
}
