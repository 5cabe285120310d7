import type { RunFile } from '../../contracts/run-files.ts';
import type { ScopeFile } from '../../contracts/scope-file.ts';
import type { ShownFile } from '../../packets/shown-files.ts';
import type { FactsOfRun, RulesOfRun } from '../stored/material.ts';
import { readPast, type Past } from '../remembered/memory.ts';
import type { Run } from '../stored/open-run.ts';
import { readRunJson } from '../stored/run-json.ts';
import { readStamped } from '../stored/stamped.ts';
import { planKey, planParts, type Planned } from './plan-key.ts';

/** A shard as it lies on disk, here or where it was carried to, with all that its reviewers were given. */
export type Shard = {
  readonly run: Run;
  readonly shard: NonNullable<RunFile['shard']>;
  readonly scope: ScopeFile;
  readonly past: Past;
  readonly files: readonly ShownFile[];
  readonly rules: RulesOfRun;
  readonly facts: FactsOfRun;
};

/** Throws `run/corrupt`. */
export async function readShard(run: Run, shard: Shard['shard']): Promise<Shard> {
  const { file, paths } = run;
  const [scope, past, files, rules, facts] = await Promise.all([
    readRunJson(paths.scope, 'scope'),
    readPast(paths, file),
    readStamped<readonly ShownFile[]>(paths.files, file),
    readStamped<RulesOfRun>(paths.rules, file),
    readStamped<FactsOfRun>(paths.facts, file),
  ]);
  return { run, shard, scope, past, files, rules, facts };
}

/** `shard 2 of 5 (run r7k2ab)`. */
export function shardName({ run, shard }: Shard): string {
  return `shard ${shard.index} of ${shard.of} (run ${run.file.run})`;
}

/** The key as its files give it now, whatever its run file says. */
export function keyOfShard(shard: Shard): string {
  return planKey(plannedOf(shard));
}

/** Names of what two shards were planned with differently. */
export function differingParts(one: Shard, other: Shard): string[] {
  const [a, b] = [planParts(plannedOf(one)), planParts(plannedOf(other))];
  return Object.keys(a).filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]));
}

function plannedOf({ run, shard, scope, past, facts }: Shard): Planned {
  return { file: wholeRun(run.file), of: shard.of, scope, past, context: facts.context };
}

/** The run file of the whole review that a shard is a part of. */
export function wholeRun(file: RunFile): RunFile {
  const { shard, ...rest } = file;
  return shard === undefined ? file : { ...rest, scope_note: shard.scope_note };
}
