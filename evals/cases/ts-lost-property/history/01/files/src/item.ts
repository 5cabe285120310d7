export type Kind = 'bike' | 'key' | 'clothes' | 'other';

export type Item = {
  readonly number: number;
  readonly kind: Kind;
  readonly what: string;
  readonly found: string;
  /** Its owner comes by this day at the latest. */
  readonly reservedUntil?: string;
  readonly returned?: string;
};
