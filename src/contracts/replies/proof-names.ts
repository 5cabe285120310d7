import type { LENS_RECORDS } from '../../lenses/lenses.gen.ts';
import type { ProofShape } from '../../lenses/lens-record.ts';
import { LENSES, lensRecord, type Lens } from '../vocabulary.ts';

type Records = typeof LENS_RECORDS;

/** A property that some lens requires as its proof. */
export type ProofName = { [One in Lens]: keyof Records[One]['proof'] }[Lens];

const SHAPES = LENSES.flatMap((lens) => Object.entries(lensRecord(lens).proof)) as readonly (readonly [
  ProofName,
  ProofShape,
])[];

export const PROOF_NAMES: readonly ProofName[] = [...new Set(SHAPES.map(([name]) => name))];

/** Those that name a file. */
export const PROOF_PATHS: readonly ProofName[] = PROOF_NAMES.filter((name) =>
  SHAPES.some(([one, shape]) => one === name && shape === 'path'),
);
