import { ifAny } from '../../kernel/if-any.ts';
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
  const { target: key, since, kept, wordOf } = found.past;
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
    target: key,
    ...ifAny({
      ...{ not_sent: found.notSent, recoded: found.recoded, prove: found.prove, since, kept },
      stale_names: found.staleNames.map((one) => ({ ...one, named_in: [...one.named_in] })),
      word_of: wordOf,
    }),
  };
}
