import { Type, type Static } from 'typebox';
import { Quoted, Severity, Sha, SlotName, Text, closed } from '../shapes.ts';

/** What a claim is called in its scorer's packet and reply: `C1`, `C2` …, in the order of the packet. */
const ClaimId = Type.String({ pattern: '^C[1-9][0-9]{0,3}$' });

// More claims than a packet has room for.
const MOST_CLAIMS = 500;

/** What a scorer says of one defect, whichever claims are about it. */
const Defect = Type.Object(
  {
    claims: Type.Array(ClaimId, { minItems: 1, maxItems: MOST_CLAIMS }),
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    severity: Severity,
    status: Type.Enum(['confirmed_valid', 'dismissed_false_positive', 'needs_human_review']),
    supports: Type.Array(Quoted, { maxItems: 20 }),
    refutes: Type.Array(Quoted, { maxItems: 20 }),
    reasoning: Text,
  },
  closed,
);
export type Defect = Static<typeof Defect>;

/** A scorer's reply: every claim of its packet is in exactly one defect, and the first of a defect is the one that is listed. */
export const Scores = Type.Object(
  { slot: SlotName, defects: Type.Array(Defect, { minItems: 1, maxItems: MOST_CLAIMS }) },
  closed,
);
export type Scores = Static<typeof Scores>;

/** What it was called when each finding had a score of its own: `L11`, `L40-42`. Runs that are finished are still read. */
const EARLIER_ID = '^L[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?$';

/**
 * A claim that a scorer is asked about. `fingerprint` is null in a run put together from shards when it is none of the
 * findings that are scored there: its score is of no use, and still the packet asks for it.
 */
export const AskedFinding = Type.Object(
  {
    id: Type.Union([ClaimId, Type.String({ pattern: EARLIER_ID })]),
    fingerprint: Type.Union([Sha, Type.Null()]),
  },
  closed,
);
export type AskedFinding = Static<typeof AskedFinding>;
