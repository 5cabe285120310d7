import { byName } from './lists.js';

/** The list that hangs at the entrance. */
export function catalogue(plants) {
  return byName(plants)
    .map(({ name, botanical, bed }) => `${name} (${botanical}), bed ${bed}`)
    .join('\n');
}
