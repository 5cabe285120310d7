import type { RunFile, Settings } from '../../contracts/files/run-files.ts';
import type { Change } from '../../gather/change/change.ts';
import type { StaleName } from '../../gather/target/stale-names.ts';
import { now } from '../../io/clock.ts';
import { randomHex, randomId } from '../../io/random.ts';
import { VERSION } from '../../kernel/version.ts';
import type { PlannedPast } from '../past/plan-past.ts';
import type { PlanRequest } from './plan-request.ts';

type Found = {
  readonly staleNames: readonly StaleName[];
  readonly recoded: NonNullable<RunFile['recoded']>;
  readonly names: Pick<RunFile, 'title' | 'asked' | 'given'>;
  readonly idle: RunFile['lenses_without_work'];
  readonly notSent: NonNullable<RunFile['not_sent']>;
  readonly warnings: readonly string[];
  readonly prove: RunFile['prove'];
  readonly past: Pick<PlannedPast, 'target' | 'since' | 'kept' | 'wordOf'>;
};

export function runFile(
  { repository, target, captured }: PlanRequest,
  change: Change,
  settings: Settings,
  roots: Pick<RunFile, 'tree_root' | 'packages_root'>,
  found: Found,
): RunFile {
  return {
    layout: 1,
    kind: 'review',
    run: randomId(),
    version: VERSION,
    planned_at: now(),
    captured,
    top: repository.top,
    ...found.names,
    scope_note: change.scopeNote,
    paths: [...target.paths],
    base: change.base,
    head: change.head,
    ...roots,
    nonce: randomHex(16),
    settings,
    lenses_without_work: found.idle,
    warnings: [...found.warnings],
    target: found.past.target,
    ...ifAny(found),
  };
}

/** Missing where there is nothing to say. */
function ifAny({ staleNames, recoded, notSent, prove, past }: Found): Partial<RunFile> {
  const { since, kept, wordOf } = past;
  return {
    ...(notSent.length === 0 ? {} : { not_sent: notSent }),
    ...(staleNames.length === 0
      ? {}
      : { stale_names: staleNames.map((one) => ({ ...one, named_in: [...one.named_in] })) }),
    ...(recoded.length === 0 ? {} : { recoded }),
    ...(prove === undefined ? {} : { prove }),
    ...(since === undefined ? {} : { since }),
    ...(kept === undefined ? {} : { kept }),
    ...(wordOf === undefined ? {} : { word_of: wordOf }),
  };
}
