import type { Repository } from '../../io/git/git.ts';
import { decideNext, type Step } from './decide-next.ts';
import { record } from '../stored/ledger.ts';
import { openRun, type Run } from '../stored/open-run.ts';
import { requireNoEarlierScorers } from '../stored/earlier-scorers.ts';
import { preparePhase } from './prepare-phase.ts';

export type Advanced = { readonly run: Run; readonly step: Exclude<Step, { kind: 'prepare' }> };

/**
 * Brings a run to the next point at which agents are needed or the report can be written, and writes down what is
 * offered. Doing it twice does no harm: everything is computed from what is stored.
 */
export async function advance(repository: Repository, name: string): Promise<Advanced> {
  for (;;) {
    const run = await openRun(repository, name);
    const step = decideNext(run.file.kind, run.states, run.ledger);
    if (step.kind === 'prepare') {
      await preparePhase(run, step.phase);
    } else if (step.kind === 'report') {
      return { run, step };
    } else if (await giveUp(run)) {
      continue;
    } else {
      await record(run.paths, { kind: 'offered', slots: step.slots.map(({ slot }) => slot.slot) });
      return { run, step };
    }
  }
}

/** Slots that a model was offered as often as it may be are given up. Says whether there were any. */
async function giveUp(run: Run): Promise<boolean> {
  if (run.file.captured === 'manual') return false;
  const slots = run.states.filter((s) => s.status === 'pending' && s.exhausted).map(({ slot }) => slot.slot);
  if (slots.length === 0) return false;
  await record(run.paths, { kind: 'given-up', slots });
  return true;
}

/** Opens failed slots for another try, but those of a shard: its packets name the shard. Says how many there were. */
export async function reopen(repository: Repository, name: string): Promise<number> {
  const run = await openRun(repository, name);
  requireNoEarlierScorers(run.paths, run.slots);
  const slots = run.states
    .filter((s) => s.status === 'failed' && s.slot.shard_slot === undefined)
    .map(({ slot }) => slot.slot);
  if (slots.length > 0) await record(run.paths, { kind: 'reopened', slots });
  return slots.length;
}
