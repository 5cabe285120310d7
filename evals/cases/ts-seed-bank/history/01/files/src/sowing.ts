import type { Store } from './store.js';

export type Portion = { readonly id: string; readonly milligrams: number };

export class NotEnough extends Error {}

/** Takes seeds for a sowing. What lies longest in the cold room is used up first. */
export function takeFor(store: Store, species: string, milligrams: number): readonly Portion[] {
  const portions: Portion[] = [];
  let missing = milligrams;
  for (const lot of store.lotsOf(species)) {
    const portion = Math.min(lot.milligrams, missing);
    if (portion > 0) portions.push({ id: lot.id, milligrams: portion });
    missing -= portion;
  }
  if (missing > 0) throw new NotEnough(`${missing} mg of ${species} are missing`);
  for (const portion of portions) store.take(portion.id, portion.milligrams);
  return portions;
}
