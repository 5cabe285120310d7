import { phasesOf } from '../../contracts/phases-of.ts';
import type { Phase } from '../../contracts/vocabulary.ts';
import { now } from '../../io/clock.ts';
import type { Progress } from '../../report/progress/progress-line.ts';
import { timeLeft } from '../../report/progress/time-left.ts';
import { slotsAtWork } from './at-work.ts';
import { MAX_PARALLEL, decideNext } from './decide-next.ts';
import { eventsOf } from '../../run/ledger/ledger.ts';
import type { Run } from '../../run/stored/open-run.ts';

export function progressOf({ states, ledger }: Pick<Run, 'states' | 'ledger'>, phase: Phase): Progress {
  const own = states.filter(({ slot }) => slot.phase === phase);
  const names = new Set(own.map(({ slot }) => slot.slot));
  const stored = eventsOf(ledger, 'stored').filter(({ slot }) => names.has(slot));
  const pending = own.filter(({ status }) => status === 'pending');
  const tokens = stored.map((event) => event.tokens);
  return {
    phase,
    stored: own.filter(({ status }) => status === 'stored').length,
    slots: own.length,
    failed: own.filter(({ status }) => status === 'failed').length,
    tokens: tokens.every((n) => n !== null) ? tokens.reduce((sum, n) => sum + n, 0) : null,
    left: timeLeft({
      took: stored.flatMap(({ milliseconds }) => (milliseconds === null ? [] : [milliseconds])),
      open: pending.length,
      sideBySide: MAX_PARALLEL,
      atWork: Math.max(
        0,
        ...slotsAtWork({ states: own, ledger }, 0).map(({ since }) => Date.parse(now()) - since),
      ),
    }),
  };
}

/** The progress of the phase that a run is in. When all phases are over, of the last one that had slots. */
export function currentProgress(run: Run): Progress {
  const { file, states, ledger } = run;
  const step = decideNext(phasesOf(file), states, ledger);
  const last = states.at(-1)?.slot.phase ?? phasesOf(file)[0] ?? 'review';
  return progressOf(run, step.kind === 'report' ? last : step.phase);
}
