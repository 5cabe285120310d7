import { Type, type Static } from 'typebox';
import { Count, Path, closed } from '../shapes.ts';

/** A file of the change that no reviewer is shown. */
export const Skipped = closed({
  path: Path,
  reason: Type.String(),
  bytes: Type.Union([Count, Type.Null()]),
  /** Changed lines that nobody is shown. */
  lines: Count,
  /** `nobody`: its content is unknown, and the review is incomplete. */
  decided_by: Type.Enum(['base', 'content', 'nobody']),
  /** The project's own words, from `review.skip` at base. */
  why: Type.Optional(Type.String()),
});
export type Skipped = Static<typeof Skipped>;
