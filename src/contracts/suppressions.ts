import { Type, type Static } from 'typebox';
import { Text, closed } from './shapes.ts';

/** One accepted finding: which, why, by whom, and until when. All four are owed; there are no patterns. */
export const Suppression = Type.Object(
  {
    fingerprint: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    reason: Text,
    by: Text,
    /** `YYYY-MM-DD`, the last day on which it holds. */
    expires: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }),
  },
  closed,
);
export type Suppression = Static<typeof Suppression>;

/** `.correctless/suppressions.json`, read at the base revision: a change cannot silence its own finding. */
export const Suppressions = Type.Array(Suppression, { maxItems: 10_000 });
