import { Type, type Static } from 'typebox';
import { LinePair, Path, Severity, SlotName, closed, words } from '../shapes.ts';
import { ESCAPE_TYPES, FINDING_STATUSES, TIERS } from '../vocabulary.ts';

/** Findings of an audit: what a specialist and the fix reviewer claim, and what the program keeps. */

const Reference = Type.Union([words(100), Type.Null()]);

/** The nine keys of every finding of an audit, whoever raised it. */
const nine = {
  id: words(40),
  severity: Severity,
  title: words(200),
  description: words(4000),
  /** From a specialist: the lines the finding rests on, verbatim. From the fix reviewer: a description in words. */
  evidence: words(4000),
  impact: words(2000),
  location: closed({ file: Path, lines: LinePair }),
  instance_fix: words(4000),
  class_fix: words(4000),
};

const asked = {
  tier: Type.Enum([...TIERS]),
  escape_type: Type.Union([Type.Enum([...ESCAPE_TYPES]), Type.Null()]),
  invariant_ref: Reference,
  architecture_ref: Reference,
};

const HuntedFinding = closed({ ...nine, ...asked });
export type HuntedFinding = Static<typeof HuntedFinding>;

/** A specialist's reply. */
export const Hunt = closed({ slot: SlotName, findings: Type.Array(HuntedFinding, { maxItems: 100 }) });
export type Hunt = Static<typeof Hunt>;

const ReviewedFix = closed({ ...nine, id: Type.String({ pattern: '^FD-[0-9]{3,6}$' }) });
export type ReviewedFix = Static<typeof ReviewedFix>;

/** The fix reviewer's reply: only the list, empty when the fixes are sound. */
export const FixReview = Type.Array(ReviewedFix, { maxItems: 100 });
export type FixReview = Static<typeof FixReview>;

const Decision = closed({
  id: words(40),
  decision: Type.Enum(['keep', 'reject', 'duplicate']),
  /** For a duplicate: the id of the finding that is kept instead. */
  of: Type.Optional(words(40)),
  reason: words(2000),
  tier: Type.Enum([...TIERS]),
});
export type TriageDecision = Static<typeof Decision>;

/** A decision as the journal keeps it. */
export const KeptDecision = closed({ ...Decision.properties, reason: Type.String() });

/** The triage agent's reply: one decision for each id it was given. */
export const Triage = closed({ slot: SlotName, decisions: Type.Array(Decision, { maxItems: 1000 }) });
export type Triage = Static<typeof Triage>;

const Kept = Type.String();
const KeptReference = Type.Union([Kept, Type.Null()]);

/**
 * A finding as the audit keeps it: the nine keys and what the orchestrator adds. Texts have no limit here: the placeholder for a
 * secret may be longer than the secret.
 */
export const AuditFinding = closed({
  id: words(40),
  severity: Severity,
  title: Kept,
  description: Kept,
  evidence: Kept,
  impact: Kept,
  location: nine.location,
  instance_fix: Kept,
  class_fix: Kept,
  tier: asked.tier,
  escape_type: asked.escape_type,
  invariant_ref: KeptReference,
  architecture_ref: KeptReference,
  /** `review`: a finding of a review that is to be proven or fixed. */
  source: Type.Enum(['audit-specialist', 'review', 'fix-diff-reviewer', 'tests']),
  /** The specialist's role, the lens of a review, `fix-diff-reviewer`, or `tests`. */
  agent: words(100),
  status: Type.Enum([...FINDING_STATUSES]),
  bounty: Type.Integer(),
  round: Type.Integer({ minimum: 1 }),
  timestamp: Type.String(),
  /** Stays the same when lines move, so that a finding that came back is recognised. */
  fingerprint: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** Why it was deferred or disputed, or what became of its fix; null until there is a reason. */
  reason: Type.Union([Type.String(), Type.Null()]),
});
export type AuditFinding = Static<typeof AuditFinding>;

/** A finding that was not kept, and why. */
export const Rejection = closed({
  id: words(40),
  title: Type.String(),
  agent: Type.String(),
  reason: Type.String(),
  penalty_applied: Type.Integer(),
  /** For a claim that the program dropped: the severity its specialist gave, which nobody has judged. */
  severity: Type.Optional(Severity),
});
export type Rejection = Static<typeof Rejection>;

/** What the absence of findings in a round is worth. */
export const AnsweredIn = closed({
  /** The number of roles that were sent, and of those whose packets were all answered. */
  specialists: Type.Integer({ minimum: 1 }),
  answered: Type.Integer({ minimum: 0 }),
  /** Roles that have not answered. */
  silent: Type.Array(Type.String()),
  /** Files of the scope that nobody has opened. */
  unopened: Type.Array(Path),
  /** The same in words: `0 of 7 answered; nothing is known`. */
  note: Type.String(),
});
export type AnsweredIn = Static<typeof AnsweredIn>;

/** `artifacts/findings/audit-<preset>-<date>-round-<N>.json`; written also when a round found nothing. */
export const RoundFile = closed({
  preset: Type.String(),
  date: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
  round: Type.Integer({ minimum: 1 }),
  started_at: Type.String(),
  coverage: AnsweredIn,
  findings: Type.Array(AuditFinding),
  rejected: Type.Array(Rejection),
});
export type RoundFile = Static<typeof RoundFile>;
