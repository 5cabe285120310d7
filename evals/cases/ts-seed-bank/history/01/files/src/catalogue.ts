import type { Store } from './store.js';

/** The catalogue, as it goes to botanical gardens. */
export function catalogue(store: Store): string {
  return store
    .species()
    .flatMap((species) => [species, ...store.lotsOf(species).map(({ id, place }) => `  ${id}  ${place}`)])
    .join('\n');
}
