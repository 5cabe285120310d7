import type { Lot } from './lot.js';

/** The lots in the cold room. */
export class Store {
  #lots: Lot[];

  constructor(lots: readonly Lot[]) {
    this.#lots = [...lots].sort((one, other) => (one.collected < other.collected ? -1 : 1));
  }

  species(): readonly string[] {
    return [...new Set(this.#lots.map(({ species }) => species))].sort();
  }

  lotsOf(species: string): readonly Lot[] {
    return this.#lots.filter((lot) => lot.species === species);
  }

  take(id: string, milligrams: number): void {
    this.#lots = this.#lots.map((lot) => (lot.id === id ? { ...lot, milligrams: lot.milligrams - milligrams } : lot));
  }
}
