import type { Band, Tariff, Zone } from './types.js';

export class TooHeavy extends Error {}

/** The price of a parcel in cents. */
export function priceOf(tariff: Tariff, zone: Zone, grams: number): number {
  const band = bandFor(tariff[zone], grams);
  if (band === undefined) throw new TooHeavy(`${grams} g is too heavy for ${zone}`);
  return band.cents;
}

export function bandFor(bands: readonly Band[], grams: number): Band | undefined {
  for (const band of bands) {
    if (grams <= band.upTo) return band;
  }
  return undefined;
}
