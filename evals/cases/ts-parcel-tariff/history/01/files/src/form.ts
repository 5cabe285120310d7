import type { Zone } from './tariff/types.js';

export type Order = { readonly zone: Zone; readonly grams: number; readonly to: string };

const ZONES = new Map<string, Zone>([
  ['Inland', 'inland'],
  ['Europe', 'europe'],
  ['World', 'world'],
]);

/** What was typed at the counter. Kilograms have a comma or a point. */
export function orderFrom(fields: URLSearchParams): Order {
  const zone = ZONES.get(fields.get('zone') ?? '');
  if (zone === undefined) throw new Error('choose a zone');
  const grams = Math.round(Number((fields.get('kilograms') ?? '').replace(',', '.')) * 1000);
  if (!(grams >= 1)) throw new Error('weigh the parcel');
  return { zone, grams, to: (fields.get('to') ?? '').trim() };
}
