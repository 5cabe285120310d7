import { Type } from 'typebox';
import { finding, PROOF_SHAPES, type ClaimedFinding, type Review } from './replies/review.ts';
import { Path, SlotName, closed } from './shapes.ts';
import { SOURCE_LENSES, lensRecord, type Lens } from './vocabulary.ts';

/** The reply of an agent that reads several sources: each finding names the lens whose source proves it. */
export type SourceReading = Omit<Review, 'intent' | 'findings'> & {
  readonly findings: readonly (ClaimedFinding & { readonly source: Lens })[];
};

const proofs = SOURCE_LENSES.flatMap((lens) => Object.entries(lensRecord(lens).proof)).map(
  ([name, shape]) => [name, Type.Optional(PROOF_SHAPES[shape])],
);

/**
 * As wide as all of its sources together. The contracts of the lenses check that a finding has the proof of its own source and no
 * other: `replies/split-sources.ts` splits the reply for them.
 */
export const SourceReadingShape = Type.Unsafe<SourceReading>(
  closed({
    slot: SlotName,
    examined: Type.Array(Path, { maxItems: 2000 }),
    findings: Type.Array(
      closed({ source: Type.Enum([...SOURCE_LENSES]), ...finding, ...Object.fromEntries(proofs) }),
      { maxItems: 100 },
    ),
  }),
);
