import { Type, type Static } from 'typebox';
import { Count, Severity, Text, closed } from '../shapes.ts';

/** The first 64 bits of a SHA-256. */
const Hash = Type.String({ pattern: '^[0-9a-f]{16}$' });

/** A place in a file as it was, told by what stands there and around it. `findings/place.ts` makes and compares it. */
export const Place = Type.Object(
  {
    /** Of file, side, lens or rule and the lines themselves. */
    lines: Hash,
    /** Of the names of what encloses it. */
    within: Hash,
    /** Of the lines around it that are not blank, nearest first. */
    before: Type.Array(Hash, { maxItems: 3 }),
    after: Type.Array(Hash, { maxItems: 3 }),
    /** Of the changed lines that are said to break it, where it is an effect of a change elsewhere. */
    cause: Type.Optional(Hash),
  },
  closed,
);
export type Place = Static<typeof Place>;

/** Another claim about the defect of a finding, as it is accepted with it. */
export const OtherClaim = Type.Object(
  { fingerprint: Type.String(), title: Type.String(), severity: Severity, place: Type.Optional(Place) },
  closed,
);

/** One accepted finding: which, why, by whom, and until when. These four are owed; there are no patterns. */
export const Suppression = Type.Object(
  {
    fingerprint: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    reason: Text,
    by: Text,
    /** `YYYY-MM-DD`, the last day on which it holds. */
    expires: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }),
    /** What was accepted: the finding's titles so far. One lens may say two things of one line. */
    titles: Type.Optional(Type.Array(Text, { minItems: 1, maxItems: 20 })),
    /** How grave it was said to be when it was accepted. */
    severity: Type.Optional(Severity),
    /** Where. Without it, it counts only where its lines stand once. */
    place: Type.Optional(Place),
  },
  closed,
);
export type Suppression = Static<typeof Suppression>;

/** `.correctless/suppressions.json`, read at the base revision: a change cannot silence its own finding. */
export const Suppressions = Type.Array(Suppression, { maxItems: 10_000 });

/** What a report says of accepted findings. */
export const SuppressionsSaid = Type.Object(
  {
    applied: Count,
    expired: Type.Array(Type.String()),
    unmatched: Type.Array(Type.String()),
    /** Entries that the change itself adds or alters. They do not count. */
    added: Type.Array(Type.String()),
    /** Entries that could be meant for more than one place, or stand elsewhere now: they suppress nothing. */
    unsure: Type.Array(Type.String()),
    /** Suppressed findings that are said to be critical or high, and graver than what was accepted. */
    graver: Type.Array(Type.String()),
  },
  closed,
);
