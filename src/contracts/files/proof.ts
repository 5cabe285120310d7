import { Type, type Static } from 'typebox';
import { Path, RunId, Sha, closed } from '../shapes.ts';
import { SANDBOX_KINDS } from '../vocabulary.ts';

/** What running a test says of a finding of a review, and what became of its fix. */

export const Proof = closed({
  /** The audit in whose journal it is recorded. */
  audit: RunId,
  outcome: Type.Enum(['proven', 'not-proven', 'not-attempted']),
  /** What was tried, or why nothing was; of a proven finding: what the test shows. */
  why: Type.String({ pattern: '\\S' }),
  /** The test; null when no test was accepted. `commit`: head with the test. `base`: base with it, where it ran there. */
  test: Type.Union([
    Type.Null(),
    closed({
      file: Path,
      name: Type.String(),
      commit: Sha,
      base: Type.Union([Sha, Type.Null()]),
      /** It passes at base: the change introduced the defect. */
      introduced: Type.Boolean(),
      /** What the runner printed of the failing test, at most 4,000 characters. */
      output: Type.String(),
      /** The test as a patch: added when a report is read. */
      patch: Type.Optional(Type.String()),
    }),
  ]),
  sandbox: Type.Union([Type.Enum([...SANDBOX_KINDS]), Type.Null()]),
});
export type Proof = Static<typeof Proof>;

export const Fix = closed({
  audit: RunId,
  outcome: Type.Enum(['fixed', 'taken-back', 'not-attempted']),
  /** Why it was taken back or not attempted; of a fix: what verified it, in one line. */
  why: Type.String({ pattern: '\\S' }),
  branch: Type.String(),
  /** The commit of the fix; null unless it is fixed. */
  commit: Type.Union([Sha, Type.Null()]),
  /** The fix as a patch that git can apply; empty unless it is fixed. */
  patch: Type.String(),
});
export type Fix = Static<typeof Fix>;
