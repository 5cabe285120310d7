import type { Lot } from './lot.js';
import type { Store } from './store.js';

/** Lots that were collected before a day, oldest first: they are sown to get fresh seeds. */
export function toRenew(store: Store, before: string): readonly Lot[] {
  return store
    .species()
    .flatMap((species) => store.lotsOf(species))
    .filter(({ collected }) => collected < before)
    .sort((one, other) => one.collected.localeCompare(other.collected));
}
