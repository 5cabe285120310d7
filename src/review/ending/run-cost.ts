import type { Report } from '../../contracts/files/report.ts';
import type { SentRow } from '../../contracts/files/sent.ts';
import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import { eventsOf } from '../../run/ledger/ledger.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { slotStates } from '../../run/slots/slot-state.ts';

/**
 * What the run sent, from its ledger. A packet counts each time an agent was called with it: one that was lost and
 * retried counts twice, one that was planned but never called for does not count.
 */
export function runCost({ file, slots, ledger }: Pick<Run, 'file' | 'slots' | 'ledger'>): Report['cost'] {
  const rows = new Map<string, SentRow>();
  for (const { slot, tokens } of file.captured === 'hooks' ? calls(slots, ledger) : offers(slots, ledger)) {
    const { phase, agent } = slot;
    const key = `${phase} ${agent}`;
    const row = rows.get(key) ?? {
      ...{ phase, agent, calls: 0, packet_bytes: 0 },
      ...{ tokens: null, calls_with_tokens: 0 },
    };
    rows.set(key, {
      ...row,
      calls: row.calls + 1,
      packet_bytes: row.packet_bytes + slot.packet.bytes,
      tokens: tokens === null ? row.tokens : (row.tokens ?? 0) + tokens,
      calls_with_tokens: row.calls_with_tokens + (tokens === null ? 0 : 1),
    });
  }
  const sent = [...rows.values()];
  return {
    agents: sum(sent, ({ calls }) => calls),
    packet_bytes: sum(sent, ({ packet_bytes }) => packet_bytes),
    // With one part unknown, a sum would be a guess.
    tokens: sent.every((row) => row.calls === row.calls_with_tokens)
      ? sum(sent, ({ tokens }) => tokens ?? 0)
      : null,
    by_agent: sent,
  };
}

/** One packet sent once. `tokens` is what the client reported for that call. */
type Sent = { readonly slot: SlotFile; readonly tokens: number | null };

/** In the order of the slots. A call that the hook refused after recording it was not made. */
function calls(slots: readonly SlotFile[], ledger: readonly LedgerEvent[]): Sent[] {
  return slots.flatMap((slot) => {
    const own = ledger.flatMap((event, at) =>
      event.kind === 'dispatched' &&
      event.slot === slot.slot &&
      slotStates([slot], ledger.slice(0, at))[0]?.dispatchable === true
        ? [at]
        : [],
    );
    const answers = ledger.flatMap((event, at) =>
      event.kind === 'stored' && event.slot === slot.slot ? [{ at, tokens: event.tokens }] : [],
    );
    return own.map((at, n): Sent => {
      const next = own[n + 1] ?? Infinity;
      const answer = answers.find((one) => one.at > at && one.at < next);
      return { slot, tokens: answer?.tokens ?? null };
    });
  });
}

/** Nobody recorded who got a packet by hand, or how often: each packet that was offered counts once. */
function offers(slots: readonly SlotFile[], ledger: readonly LedgerEvent[]): Sent[] {
  const offered = new Set(eventsOf(ledger, 'offered').flatMap((event) => event.slots));
  return slots.filter(({ slot }) => offered.has(slot)).map((slot) => ({ slot, tokens: null }));
}

function sum(rows: readonly SentRow[], of: (row: SentRow) => number): number {
  return rows.reduce((all, row) => all + of(row), 0);
}
