import { Type, type Static } from 'typebox';
import { Quoted, Severity, Sha, SlotName, Text, closed } from '../shapes.ts';

/** The name of a claim in its scorer's packet and reply: `C1`, `C2` …, in packet order. */
const ClaimId = Type.String({ pattern: '^C[1-9][0-9]{0,3}$' });

// More claims than a packet has room for.
const MOST_CLAIMS = 500;

/** A scorer's answer about one defect, and the claims about it. */
const Defect = closed({
  claims: Type.Array(ClaimId, { minItems: 1, maxItems: MOST_CLAIMS }),
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  severity: Severity,
  status: Type.Enum(['confirmed_valid', 'dismissed_false_positive', 'needs_human_review']),
  supports: Type.Array(Quoted, { maxItems: 20 }),
  refutes: Type.Array(Quoted, { maxItems: 20 }),
  reasoning: Text,
});
export type Defect = Static<typeof Defect>;

/** A scorer's reply: every claim of its packet is in exactly one defect, and the first claim of a defect is the one listed. */
export const Scores = closed({
  slot: SlotName,
  defects: Type.Array(Defect, { minItems: 1, maxItems: MOST_CLAIMS }),
});
export type Scores = Static<typeof Scores>;

/**
 * A claim that a scorer is asked about. In a run merged from shards, `fingerprint` is null when the claim is not among the
 * findings scored there: its score is not used, but the packet asks for it.
 */
export const AskedFinding = closed({ id: ClaimId, fingerprint: Type.Union([Sha, Type.Null()]) });
export type AskedFinding = Static<typeof AskedFinding>;
