import type { Band, Tariff, Zone } from './types.js';

export class TooHeavy extends Error {}

/** The price of a parcel in cents. */
export function priceOf(tariff: Tariff, zone: Zone, grams: number): number {
  const band = bandFor(tariff[zone], grams);
  if (band === undefined) throw new TooHeavy(`${grams} g is too heavy for ${zone}`);
  return band.cents;
}

/** The lightest band that covers the weight. */
export function bandFor(bands: readonly Band[], grams: number): Band | undefined {
  let low = 0;
  let high = bands.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bands[middle]!.upTo < grams) low = middle + 1;
    else high = middle;
  }
  return bands[low];
}

/** The price of a mailing: each parcel by itself, a tenth less from 100 parcels on. */
export function priceOfAll(tariff: Tariff, zone: Zone, weights: readonly number[]): number {
  const full = weights.reduce((sum, grams) => sum + priceOf(tariff, zone, grams), 0);
  return weights.length < 100 ? full : full - Math.floor(full / 10);
}
