import { createHash } from 'node:crypto';
import type { Context } from '../../context/context.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import type { ScopeFile } from '../../contracts/files/scope-file.ts';
import type { Past } from '../../run/remembered/memory.ts';
import { settingsTree } from '../../scope/revision.ts';

/** What the shards of one plan have in common, besides the run file. */
export type Planned = {
  readonly file: Omit<RunFile, 'shard'>;
  readonly of: number;
  readonly scope: Pick<ScopeFile, 'files' | 'skipped'>;
  readonly past: Past;
  /** Without what people write about the change, which may continue between the planning of two shards. */
  readonly context: Pick<Context, 'history' | 'commits' | 'triggers'>;
};

/**
 * The parts of a plan by name, so that a difference between two plans can be named. Nothing specific to the machine is
 * included: no folders, times or names of runs.
 */
export function planParts({ file, of, scope, past, context }: Planned): Readonly<Record<string, unknown>> {
  const { version, captured, base, head, paths, settings, target, since, lenses_without_work: idle } = file;
  const { not_sent: notSent = [] } = file;
  return {
    version,
    'way of capture': captured,
    base: [base.sha, base.tree, settingsTree(base)],
    head: [head.sha, head.tree],
    paths,
    settings,
    target: target ?? null,
    'number of shards': of,
    'run before': since?.run ?? null,
    'lenses without work': idle,
    'files not sent to a lens': notSent,
    'changed lines': [scope.files, scope.skipped],
    'what is carried over': past,
    'history and messages': [historyOf(context), context.commits],
    'changed contracts': context.triggers,
  };
}

/** SHA-256, hex, over all parts. Equal keys mean one plan. */
export function planKey(planned: Planned): string {
  return createHash('sha256')
    .update(JSON.stringify(planParts(planned)))
    .digest('hex');
}

/** Without comments on past pull requests: GitHub may answer one machine and not another. */
function historyOf({ history: { rows } }: Planned['context']): unknown {
  return rows.map(({ remarks: _, ...row }) => row);
}
