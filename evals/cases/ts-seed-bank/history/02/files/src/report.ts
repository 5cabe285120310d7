import type { Store } from './store.js';

export type Figures = { readonly lots: number; readonly milligrams: number; readonly years: string };

/** Figures of a species for the yearly report. */
export function figures(store: Store, species: string): Figures {
  const lots = store.lotsOf(species);
  const years = [lots[0], lots.at(-1)].map((lot) => lot?.collected.slice(0, 4) ?? '');
  return {
    lots: lots.length,
    milligrams: lots.reduce((sum, lot) => sum + lot.milligrams, 0),
    years: [...new Set(years)].join('–'),
  };
}
