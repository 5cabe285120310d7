import { Type, type Static } from 'typebox';
import { Count, FileHashes, Severity, Sha, SlotName, closed, event } from '../shapes.ts';
import { LENSES, PHASES } from '../vocabulary.ts';

const AgentId = Type.String({ minLength: 1 });
const Session = Type.String({ minLength: 1 });

/** A claim for which a reply was refused, and why. If the next reply leaves it out, it is still reported. */
const FallenClaim = closed({
  lens: Type.Enum([...LENSES]),
  file: Type.String(),
  line: Type.Integer({ minimum: 1 }),
  title: Type.String(),
  severity: Severity,
  /** The kind of drop, and the reason in words. */
  kind: Type.String(),
  why: Type.String(),
  /** It is in a hunk, or in a function that a hunk changes. */
  beside: Type.Optional(Type.Literal(true)),
});
export type FallenClaim = Static<typeof FallenClaim>;

/** One line of `ledger.jsonl`: append-only, everything that happened in a run. */
export const LedgerEvent = Type.Union([
  event('planned', {
    phase: Type.Enum([...PHASES]),
    slots: Type.Array(SlotName),
    /** Hunks that no packet of the phase could show. */
    uncovered: Type.Array(closed({ hunk: Type.String(), why: Type.String() })),
  }),
  event('offered', { slots: Type.Array(SlotName) }),
  event('given-up', { slots: Type.Array(SlotName), why: Type.Optional(Type.String()) }),
  event('reopened', {
    slots: Type.Array(SlotName),
    /** Those of them whose stored reply covers a part of its packet: the next reply replaces it. */
    partly: Type.Optional(Type.Array(SlotName)),
  }),
  event('dispatched', { slot: SlotName, session: Session, toolUse: Type.String() }),
  event('denied', { agent: Type.String(), session: Session, why: Type.String() }),
  event('look', {
    agentId: AgentId,
    agent: Type.String(),
    tool: Type.Enum(['Read', 'Grep', 'Glob', 'Edit', 'Write']),
    path: Type.String(),
    detail: Type.String(),
    verdict: Type.Enum(['allowed', 'refused']),
    /** For a Grep that lists files or counts, or is not sure to show a line. */
    names_only: Type.Optional(Type.Literal(true)),
    why: Type.Optional(Type.String()),
  }),
  event('sent-back', {
    agentId: AgentId,
    agent: Type.String(),
    why: Type.String(),
    slot: Type.Optional(SlotName),
    fallen: Type.Optional(Type.Array(FallenClaim)),
  }),
  event('accepted', {
    agentId: AgentId,
    /** The slot that the reply names; absent where its contract has no `slot`. */
    slot: Type.Optional(SlotName),
    sha256: Sha,
    bytes: Count,
    remarks: Type.Array(Type.String()),
  }),
  event('refused', {
    agentId: Type.Optional(AgentId),
    agent: Type.String(),
    slot: Type.Optional(SlotName),
    why: Type.String(),
    fallen: Type.Optional(Type.Array(FallenClaim)),
  }),
  event('ignored', { agentId: AgentId, agent: Type.String(), why: Type.String() }),
  event('stored', {
    slot: SlotName,
    agentId: AgentId,
    sha256: Sha,
    bytes: Count,
    tokens: Type.Union([Count, Type.Null()]),
    milliseconds: Type.Union([Count, Type.Null()]),
  }),
  event('lost', { slot: SlotName, why: Type.String() }),
  /** Files as planned: from now on they do not change. */
  event('sealed', { files: FileHashes }),
  event('finished', {
    status: Type.Enum(['complete', 'incomplete', 'failed']),
    exit: Type.Integer(),
    /** The result of the run: report and memory, or the verdict of a step. */
    files: Type.Optional(FileHashes),
  }),
]);
export type LedgerEvent = Static<typeof LedgerEvent>;
export type LedgerKind = LedgerEvent['kind'];
