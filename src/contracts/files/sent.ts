import { Type, type Static } from 'typebox';
import { Count, Path, closed } from '../shapes.ts';
import { AGENTS, LENSES, PHASES } from '../vocabulary.ts';

/** A changed file that a lens is not sent, and why. */
export const UnusedFile = closed({ path: Path, why: Type.String() });

/** A lens that has nothing to look at in a change. */
export const IdleLens = closed({ lens: Type.Enum([...LENSES]), why: Type.String() });

/** A changed file that is not sent to a lens with work: the lens does not have to look at its hunks. */
export const NotSent = closed({ lens: Type.Enum([...LENSES]), path: Path, why: Type.String() });

/** A file renamed without changes, and files that may still use its old name. */
export const StaleName = closed({ path: Path, from: Path, named_in: Type.Array(Path) });

/** What was sent to one type of agent in one phase. */
export const SentRow = closed({
  phase: Type.Enum([...PHASES]),
  agent: Type.Enum([...AGENTS]),
  calls: Count,
  packet_bytes: Count,
  /** Of the calls whose tokens the client reported, and the number of those calls; null when it reported none. */
  tokens: Type.Union([Count, Type.Null()]),
  calls_with_tokens: Count,
});
export type SentRow = Static<typeof SentRow>;

/**
 * Counted from the ledger: a packet counts each time it was sent. A packet that was carried by hand counts once, when it was
 * offered.
 */
export const Cost = closed({
  /** Packets that were sent. */
  agents: Count,
  packet_bytes: Count,
  /** null when the client did not report the tokens of every call. */
  tokens: Type.Union([Count, Type.Null()]),
  /** In the order of the phases. The rows add up to the three totals above. */
  by_agent: Type.Array(SentRow),
});
