import type { RunFile, Settings } from '../../contracts/files/run-files.ts';
import type { Change } from '../../gather/change/change.ts';
import type { StaleName } from '../../gather/target/stale-names.ts';
import { now } from '../../io/clock.ts';
import { randomHex, randomId } from '../../io/random.ts';
import { VERSION } from '../../kernel/version.ts';
import type { PlannedPast } from '../past/plan-past.ts';
import type { PlanRequest } from './plan-request.ts';

type Unseen = {
  readonly staleNames: readonly StaleName[];
  readonly recoded: NonNullable<RunFile['recoded']>;
};

/** What `run.json` says about a review before any agent is called. */
export function runFile(
  { repository, target, captured }: PlanRequest,
  change: Change,
  settings: Settings,
  roots: Pick<RunFile, 'tree_root' | 'packages_root'>,
  found: Unseen & {
    readonly names: Pick<RunFile, 'title' | 'asked' | 'given'>;
    readonly idle: RunFile['lenses_without_work'];
    readonly notSent: NonNullable<RunFile['not_sent']>;
    readonly warnings: readonly string[];
    readonly prove: RunFile['prove'];
    readonly past: Pick<PlannedPast, 'target' | 'since' | 'kept' | 'wordOf'>;
  },
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
    ...(found.notSent.length === 0 ? {} : { not_sent: found.notSent }),
    warnings: [...found.warnings],
    ...nobodyLooksAt(found),
    target: found.past.target,
    ...(found.prove === undefined ? {} : { prove: found.prove }),
    ...sinceOf(found.past),
  };
}

function nobodyLooksAt({ staleNames: stale, recoded }: Unseen): Pick<RunFile, 'stale_names' | 'recoded'> {
  return {
    ...(stale.length === 0
      ? {}
      : { stale_names: stale.map((one) => ({ ...one, named_in: [...one.named_in] })) }),
    ...(recoded.length === 0 ? {} : { recoded }),
  };
}

function sinceOf({
  since,
  kept,
  wordOf,
}: Pick<PlannedPast, 'since' | 'kept' | 'wordOf'>): Pick<RunFile, 'since' | 'kept' | 'word_of'> {
  return {
    ...(since === undefined ? {} : { since }),
    ...(kept === undefined ? {} : { kept }),
    ...(wordOf === undefined ? {} : { word_of: wordOf }),
  };
}
