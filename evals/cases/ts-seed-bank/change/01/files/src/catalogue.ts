import type { Lot } from './lot.js';
import type { Store } from './store.js';

/** The catalogue, as it goes to botanical gardens: what they should order stands at the top. */
export function catalogue(store: Store): string {
  return store
    .species()
    .flatMap((species) => [species, ...store.lotsOf(species).map(row)])
    .join('\n');
}

function row({ id, place, germination }: Lot): string {
  return `  ${id}  ${place}  ${germination === undefined ? 'not tested' : `${germination} %`}`;
}
