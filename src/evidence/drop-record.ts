import type { ProvenBy } from '../lenses/lens-record.ts';

/** The words of the arithmetic line, in its order. Each kind of drop belongs to exactly one. */
export const DROP_GROUPS = [
  'below threshold',
  'not on changed lines',
  'evidence not found',
  'absence not checked',
  'refused and not given again',
  'duplicate',
  'suppressed',
  'not scored',
  'unscored',
  'raised again',
  'fixed',
  'withdrawn',
] as const;
export type DropGroup = (typeof DROP_GROUPS)[number];

/** All that is known of a reason for which a claim is dropped. `Data` is what one holds besides its kind. */
export type DropRecord<Data> = {
  readonly group: DropGroup;
  /** As a reader sees it: what was claimed and why it does not count. */
  readonly text: (reason: Data) => string;
  /** What a reviewer can do about it, said while the reviewer is still alive; null for what it cannot mend. */
  readonly mend: ((reason: Data) => string) | null;
  /** For the documentation: the proof that does not hold, or a sentence. */
  readonly means: { readonly proof: ProvenBy } | string;
};

/** Any reason of a table of records. */
export type ReasonOf<Records> = {
  [Kind in keyof Records]: Records[Kind] extends DropRecord<infer Data>
    ? { readonly kind: Kind } & Data
    : never;
}[keyof Records];

/** A record of the table, with the type of what it holds. */
export const drop = <Data = unknown>(record: DropRecord<Data>): DropRecord<Data> => record;
