export type Zone = 'inland' | 'europe' | 'world';

/** Covers parcels of up to `upTo` grams, `upTo` included. */
export type Band = { readonly upTo: number; readonly cents: number };

export type Tariff = Readonly<Record<Zone, readonly Band[]>>;
