import { basename } from 'node:path';
import type { TreeChange } from '../objects/tree-changes.ts';

/** Changes of `.gitignore` files, except below a folder that has to be restored as a whole first. */
export function ignoreRules(changes: readonly TreeChange[]): TreeChange[] {
  const rules = changes.filter(
    (change) =>
      basename(change.path) === '.gitignore' &&
      !changes.some(({ path }) => change.path.startsWith(`${path}/`)),
  );
  return changes.filter((change) => isWithin(change, rules));
}

/** Whether a change is at one of the places or below it. */
export function isWithin({ path }: TreeChange, places: readonly TreeChange[]): boolean {
  return places.some((place) => path === place.path || path.startsWith(`${place.path}/`));
}
