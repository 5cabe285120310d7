import { Type, type Static } from 'typebox';
import { Quoted, SlotName, Text, closed } from './shapes.ts';

/** A scorer's reply about one finding. */
export const Score = Type.Object(
  {
    slot: SlotName,
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    status: Type.Enum(['confirmed_valid', 'dismissed_false_positive', 'needs_human_review']),
    supports: Type.Array(Quoted, { maxItems: 20 }),
    refutes: Type.Array(Quoted, { maxItems: 20 }),
    reasoning: Text,
  },
  closed,
);
export type Score = Static<typeof Score>;
