import { Type, type Static, type TObject, type TSchema } from 'typebox';
import type { ProofShape } from '../../lenses/lens-record.ts';
import { Line, LinePair, Path, Severity, Side, SlotName, Text, closed } from '../shapes.ts';
import type { ProofName } from './proof-names.ts';
import { Intent } from './summary.ts';
import { LENSES, lensRecord, type Lens } from '../vocabulary.ts';

/** A changed line, or a file that the change renames or deletes as a whole. */
export const Cause = Type.Union([
  closed({ file: Path, quote: Text, side: Type.Optional(Side) }),
  closed({ file: Path, renamed: Type.Literal(true) }),
  closed({ file: Path, deleted: Type.Literal(true) }),
]);
export type Cause = Static<typeof Cause>;

/** Another place of the same defect. Checked like the finding's own quote, except that it may be anywhere. */
export const AlsoPlace = closed({
  file: Path,
  line: Line,
  quote: Type.String({ minLength: 1, maxLength: 20_000 }),
});
export type AlsoPlace = Static<typeof AlsoPlace>;

/**
 * What a finding rests on besides the change: lines of the tree or of an installed package (with `side` `old`, of a file before
 * the change), which are looked up; or a fact about a platform that is in no file here.
 */
export const RestsOn = Type.Union([
  closed({
    file: Path,
    quote: Type.String({ minLength: 1, maxLength: 20_000 }),
    side: Type.Optional(Side),
  }),
  closed({ knowledge: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
]);
export type RestsOn = Static<typeof RestsOn>;

/** Proof that the reviewer read the code it is about. Every part is checked by `evidence/`. */
export const Verification = closed({
  code_examined: Type.String({ minLength: 1, maxLength: 20_000 }),
  line_range_examined: LinePair,
  verification_method: Text,
  checked_for_handling_elsewhere: Type.Boolean(),
  where_checked: Type.Array(Path, { maxItems: 50 }),
  is_impact_finding: Type.Boolean(),
  /** True when the finding rests on something missing (no check, no caller, no handler). */
  claims_absence: Type.Optional(Type.Boolean()),
  /** What makes an unchanged place wrong. Goes with `is_impact_finding`. */
  cause: Type.Optional(Cause),
});
export type Verification = Static<typeof Verification>;

/** What every finding has, besides the proof of its lens. */
export const finding = {
  file: Path,
  line: Line,
  side: Type.Optional(Side),
  title: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  why: Text,
  severity: Severity,
  verification: Verification,
  suggested_fix: Type.String({ maxLength: 20_000 }),
  also: Type.Optional(Type.Array(AlsoPlace, { maxItems: 20 })),
  rests_on: Type.Optional(Type.Array(RestsOn, { maxItems: 10 })),
};

export const PROOF_SHAPES: Readonly<Record<ProofShape, TSchema>> = {
  text: Text,
  path: Path,
  commit: Type.String({ pattern: '^[0-9a-f]{7,64}$' }),
};

/** A lens's contract. Its static type is the common `Review`; the schema checks which proof is there. */
function reviewOf(lens: Lens) {
  const { proof: owed, statesIntent } = lensRecord(lens);
  const proof = Object.entries(owed).map(([name, shape]) => [name, PROOF_SHAPES[shape]]);
  return Type.Unsafe<Review>(
    closed({
      slot: SlotName,
      ...(statesIntent === true ? { intent: Type.Optional(Intent) } : {}),
      examined: Type.Array(Path, { maxItems: 2000 }),
      findings: Type.Array(closed({ ...finding, ...Object.fromEntries(proof) }), {
        maxItems: 100,
      }),
    }),
  );
}

export const REVIEWS = Object.fromEntries(LENSES.map((lens) => [lens, reviewOf(lens)])) as Readonly<
  Record<Lens, ReturnType<typeof reviewOf>>
>;

/** A finding as any lens may claim it: the common part, and the proofs of the lenses that require them. */
export type ClaimedFinding = Static<TObject<typeof finding>> & { readonly [Name in ProofName]?: string };

/** A reviewer's whole reply, whichever lens sent it. */
export type Review = {
  readonly slot: SlotName;
  readonly intent?: Intent;
  readonly examined: readonly string[];
  readonly findings: readonly ClaimedFinding[];
};
