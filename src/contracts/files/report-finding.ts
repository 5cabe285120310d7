import { Type, type Static } from 'typebox';
import { LinePair, Path, Severity, Side, closed } from '../shapes.ts';
import { Fix, Proof } from './proof.ts';
import { OtherClaim, Place } from './suppressions.ts';
import { LENSES } from '../vocabulary.ts';

const GROUPS = ['critical', 'important', 'minor', 'unscored', 'not-scored'] as const;

/** A finding as a report lists it. */
export const ReportFinding = closed({
  /** For people only: F1, F2 … in report order. */
  id: Type.String(),
  fingerprint: Type.String(),
  file: Path,
  lines: LinePair,
  side: Side,
  severity: Severity,
  /** null when no scorer gave an acceptable score. */
  score: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
  group: Type.Enum([...GROUPS]),
  /** `open`: an earlier run already reported it. */
  state: Type.Enum(['new', 'open']),
  /** The run that showed it first; null when it is new. */
  since: Type.Union([Type.String(), Type.Null()]),
  /** What the run before said of it, where that was another group. */
  was: Type.Optional(
    closed({
      group: Type.Enum([...GROUPS]),
      score: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
    }),
  ),
  title: Type.String(),
  why: Type.String(),
  lens: Type.Enum([...LENSES]),
  /** Other lenses that raised the same. */
  witnesses: Type.Array(Type.String()),
  /** The other claims about it, where they have fingerprints of their own: who accepts the finding accepts these. */
  also_known_as: Type.Optional(Type.Array(OtherClaim)),
  placement: Type.String(),
  /** What code proved: the quote at its place, and the lens's own proof; and, so called, what it looked up and did not find. */
  evidence: Type.Array(closed({ kind: Type.String(), source: Type.String(), text: Type.String() })),
  suggested_fix: Type.String(),
  /** What surrounds it, by which it is accepted. */
  place: Place,
  /** From an audit of this run that was asked to prove or to fix it: added when the report is read, never stored in it. */
  proof: Type.Optional(Proof),
  fix: Type.Optional(Fix),
});
export type ReportFinding = Static<typeof ReportFinding>;
