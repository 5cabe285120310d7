import { Type, type Static } from 'typebox';
import { Quoted, Sha, SlotName, Text, closed } from './shapes.ts';
import { MAX_SCORED_TOGETHER } from './vocabulary.ts';

/** What a finding is called in its scorer's packet and reply: `L11`, `L40-42`, the lines at which code found it. */
const ClaimId = Type.String({ pattern: '^L[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?$' });

/** What a scorer says of one finding. */
const Score = Type.Object(
  {
    id: ClaimId,
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    status: Type.Enum(['confirmed_valid', 'dismissed_false_positive', 'needs_human_review']),
    supports: Type.Array(Quoted, { maxItems: 20 }),
    refutes: Type.Array(Quoted, { maxItems: 20 }),
    reasoning: Text,
  },
  closed,
);
export type Score = Static<typeof Score>;

/** A scorer's reply: one score for each finding of its packet, each under its id. */
export const Scores = Type.Object(
  { slot: SlotName, scores: Type.Array(Score, { minItems: 1, maxItems: MAX_SCORED_TOGETHER }) },
  closed,
);
export type Scores = Static<typeof Scores>;

/**
 * A finding that a scorer is asked about. `fingerprint` is null in a run put together from shards when it is none of the
 * findings that are scored there: its score is of no use, and still the packet asks for it.
 */
export const AskedFinding = Type.Object({ id: ClaimId, fingerprint: Type.Union([Sha, Type.Null()]) }, closed);
export type AskedFinding = Static<typeof AskedFinding>;
