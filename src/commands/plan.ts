import { cacheRoot } from '../io/cache-root.ts';
import { askedTarget } from '../gather/asked-target.ts';
import { changedLineCounts } from '../gather/scope-note.ts';
import { DEEP_LENSES } from '../contracts/vocabulary.ts';
import { planRun, type PlannedRun } from '../run/plan-run.ts';
import { reviewSlots, summaryPacket, workingLenses } from '../run/prepare-phase.ts';
import { slotNames } from '../run/write-slots.ts';
import { choice } from './choice.ts';
import type { Command } from './command.ts';

export const planCommand: Command = {
  name: 'plan',
  summary: 'Starts a review: resolves what is reviewed and gathers all that reviewers are given',
  usage: '[TARGET | --staged | --uncommitted] [--yes] [--deep] [--no-rules] [--json] [-- PATH…]',
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
    { name: 'json', type: 'boolean', summary: 'the run as JSON on stdout' },
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `Calls no agent. The estimate counts the packets of the summary and of the reviewers; scorers come on top, at most 15.
JSON: {run, dir, base, head, files, changedLines, lenses[], slots, bytes, warnings[]}.`,
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
function estimateOf({ file, material }: PlannedRun): Estimate {
  const nextSlot = slotNames(file, []);
  const summary = summaryPacket(file, material, nextSlot);
  const packets = [summary, ...reviewSlots(file, material, null, nextSlot).slots.map(({ packet }) => packet)];
  return { slots: packets.length, bytes: packets.reduce((sum, { bytes }) => sum + bytes, 0) };
}

function jsonOf({ file, paths, change }: PlannedRun, { slots, bytes }: Estimate): string {
  const { added, removed } = changedLineCounts(change.changed);
  const json = {
    run: file.run,
    dir: paths.dir,
    base: file.base.sha ?? file.base.tree,
    head: file.head.sha,
    files: change.changed.size,
    changedLines: added + removed,
    lenses: workingLenses(file),
    slots,
    bytes,
    warnings: file.warnings,
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** The last line is for the orchestrator: see the skill. */
function textOf({ file, material }: PlannedRun, { slots, bytes }: Estimate): string {
  const lines = [
    `Reviewing ${file.scope_note}`,
    ...file.lenses_without_work.map(({ lens, why }) => `${lens}: nothing to do, ${why}`),
    ...file.warnings.map((warning) => `warning: ${warning}`),
    `${slots} agents before scoring, ${Math.ceil(bytes / 1024)} KB of packets, ${material.rules.length} rule files`,
    `run: ${file.run}`,
  ];
  return `${lines.join('\n')}\n`;
}
