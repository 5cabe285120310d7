import { Type, type Static } from 'typebox';
import { Count, Severity, Text, closed } from '../shapes.ts';

/** The first 64 bits of a SHA-256. */
const Hash = Type.String({ pattern: '^[0-9a-f]{16}$' });

/** A place in a file, identified by its text and what surrounds it. `findings/place.ts` makes and compares it. */
export const Place = closed({
  /** Of file, side, lens or rule, and the lines themselves. */
  lines: Hash,
  /** Of the names of the enclosing scopes. */
  within: Hash,
  /** Of the lines around it that are not blank, nearest first. */
  before: Type.Array(Hash, { maxItems: 3 }),
  after: Type.Array(Hash, { maxItems: 3 }),
  /** Of the changed lines said to break it, for an effect of a change elsewhere. */
  cause: Type.Optional(Hash),
});
export type Place = Static<typeof Place>;

/** Another claim about the defect of a finding, accepted together with it. */
export const OtherClaim = closed({
  fingerprint: Type.String(),
  title: Type.String(),
  severity: Severity,
  place: Place,
});

/** One accepted finding: which, why, by whom, and until when. These four are required; there are no patterns. */
export const Suppression = closed({
  fingerprint: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  reason: Text,
  by: Text,
  /** `YYYY-MM-DD`, the last day on which it applies. */
  expires: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }),
  /** What was accepted: the finding's titles so far. One lens can raise two findings on one line. */
  titles: Type.Optional(Type.Array(Text, { minItems: 1, maxItems: 20 })),
  /** Its severity when it was accepted. */
  severity: Type.Optional(Severity),
  /** Where it is. Without this, the entry applies only where its lines occur once. */
  place: Type.Optional(Place),
});
export type Suppression = Static<typeof Suppression>;

/** `.correctless/suppressions.json`, read at the base revision: a change cannot silence its own finding. */
export const Suppressions = Type.Array(Suppression, { maxItems: 10_000 });

/** What a report says about accepted findings. */
export const SuppressionsSaid = closed({
  applied: Count,
  expired: Type.Array(Type.String()),
  unmatched: Type.Array(Type.String()),
  /** Entries that the change itself adds or edits. They do not apply. */
  added: Type.Array(Type.String()),
  /** Entries that match more than one place, or whose lines have moved: they suppress nothing. */
  unsure: Type.Array(Type.String()),
  /** Suppressed findings that are now critical or high, and more severe than what was accepted. */
  graver: Type.Array(Type.String()),
});
export type SuppressionsSaid = Static<typeof SuppressionsSaid>;
