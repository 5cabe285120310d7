import type { ProvenBy } from '../lenses/lens-record.ts';

/** The terms of the report's arithmetic line, in its order. Each kind of drop belongs to exactly one. */
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

/** Everything about one reason for dropping a claim. `Data` is what a reason holds besides its kind. */
export type DropRecord<Data> = {
  readonly group: DropGroup;
  /** For readers: what was claimed and why it does not count. */
  readonly text: (reason: Data) => string;
  /** What the reviewer can do about it while it is still running; null if it can do nothing. */
  readonly mend: ((reason: Data) => string) | null;
  /** For the documentation: the proof that failed, or a sentence. */
  readonly means: { readonly proof: ProvenBy } | string;
};

/** Any reason in a table of records. */
export type ReasonOf<Records> = {
  [Kind in keyof Records]: Records[Kind] extends DropRecord<infer Data>
    ? { readonly kind: Kind } & Data
    : never;
}[keyof Records];

/** A record of the table, typed by the data it holds. */
export const drop = <Data = unknown>(record: DropRecord<Data>): DropRecord<Data> => record;
