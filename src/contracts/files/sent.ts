import { Type, type Static } from 'typebox';
import { Count, Path, closed } from '../shapes.ts';
import { AGENTS, LENSES, PHASES } from '../vocabulary.ts';

/** A changed file that a lens is not sent, and why. */
export const UnusedFile = Type.Object({ path: Path, why: Type.String() }, closed);

/** A lens that has nothing to look at in a change. */
export const IdleLens = Type.Object({ lens: Type.Enum([...LENSES]), why: Type.String() }, closed);

/** A changed file that a lens with work is not sent: it owes the file's hunks no look. */
export const NotSent = Type.Object({ lens: Type.Enum([...LENSES]), path: Path, why: Type.String() }, closed);

/** A file that was renamed as it is, and files that may still call it as it was called. */
export const StaleName = Type.Object({ path: Path, from: Path, named_in: Type.Array(Path) }, closed);

/** What was sent to one type of agent in one phase. */
export const SentRow = Type.Object(
  {
    phase: Type.Enum([...PHASES]),
    agent: Type.Enum([...AGENTS]),
    calls: Count,
    packet_bytes: Count,
    /** Of the calls whose tokens the client reported, and how many those are; null when it reported none. */
    tokens: Type.Union([Count, Type.Null()]),
    calls_with_tokens: Count,
  },
  closed,
);
export type SentRow = Static<typeof SentRow>;

/** Counted from the ledger: a packet each time it was sent, and of one that was brought by hand, once it was offered. */
export const Cost = Type.Object(
  {
    /** Packets that were sent. */
    agents: Count,
    packet_bytes: Count,
    /** null when the client did not report those of every call. */
    tokens: Type.Union([Count, Type.Null()]),
    /** In the order of the phases. They add up to the three above. */
    by_agent: Type.Array(SentRow),
  },
  closed,
);
