import type { RunFile } from '../../contracts/files/run-files.ts';
import type { ScopeFile } from '../../contracts/files/scope-file.ts';
import type { ShownFile } from '../../packets/hunks/shown-files.ts';
import type { FactsOfRun, RulesOfRun } from '../../run/stored/material.ts';
import { readPast, type Past } from '../../run/remembered/memory.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { readRunJson } from '../../run/stored/run-json.ts';
import { readStamped } from '../../run/ledger/stamped.ts';
import { planKey, planParts, type Planned } from './plan-key.ts';

/** A shard as it is on disk, here or where it was carried to, with everything that its reviewers were given. */
export type Shard = {
  readonly run: Run;
  /** This user's own program wrote it here. Otherwise it is trusted because the user named it. */
  readonly isOwn: boolean;
  readonly shard: NonNullable<RunFile['shard']>;
  readonly scope: ScopeFile;
  readonly past: Past;
  readonly files: readonly ShownFile[];
  readonly rules: RulesOfRun;
  readonly facts: FactsOfRun;
};

/** Throws `run/corrupt`. */
export async function readShard(run: Run, isOwn: boolean): Promise<Shard> {
  const { file, paths } = run;
  const [scope, past, files, rules, facts] = await Promise.all([
    readRunJson(paths.scope, 'scope'),
    readPast(paths, file),
    readStamped<readonly ShownFile[]>(paths.files, file),
    readStamped<RulesOfRun>(paths.rules, file),
    readStamped<FactsOfRun>(paths.facts, file),
  ]);
  const read = { run, isOwn, scope, past, files, rules, facts };
  return { ...read, shard: file.shard ?? wholeAsShard(read) };
}

/** A whole review is the only part of itself. */
function wholeAsShard(read: Omit<Shard, 'shard'>): Shard['shard'] {
  const { file } = read.run;
  const shard = {
    index: 1,
    of: 1,
    paths: read.scope.files.map(({ path }) => path),
    scope_note: file.scope_note,
  };
  return { ...shard, plan: planKey(plannedOf({ ...read, shard: { ...shard, plan: '' } })) };
}

/** `shard 2 of 5 (run r7k2ab)`, or `run r7k2ab` for a whole review. */
export function shardName({ run, shard }: Shard): string {
  if (run.file.shard === undefined) return `run ${run.file.run}`;
  return `shard ${shard.index} of ${shard.of} (run ${run.file.run})`;
}

/** The key computed from its files now, whatever its run file says. */
export function keyOfShard(shard: Shard): string {
  return planKey(plannedOf(shard));
}

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
