import type { Run } from '../../run/stored/open-run.ts';

export type AtWork = {
  readonly slot: string;
  readonly agent: string;
  /** Milliseconds since the epoch. */
  readonly since: number;
};

/**
 * The slots that agents are working on, in the order of the slots.
 *
 * @param from milliseconds since the epoch: calls before it were made by a session that is gone
 */
export function slotsAtWork({ states, ledger }: Pick<Run, 'states' | 'ledger'>, from: number): AtWork[] {
  return states.flatMap(({ slot, status }) => {
    if (status !== 'pending') return [];
    const last = ledger.findLast(
      (event) => (event.kind === 'dispatched' || event.kind === 'lost') && event.slot === slot.slot,
    );
    const since = last?.kind === 'dispatched' ? Date.parse(last.at) : -Infinity;
    return since < from ? [] : [{ slot: slot.slot, agent: slot.agent, since }];
  });
}
