import { textOn } from '../evidence/claimed-file.ts';
import type { World } from '../evidence/world.ts';
import type { SourceLines } from '../diff/source-lines.ts';
import { changeAt } from './placement.ts';
import { sectionName } from './accepted/section-name.ts';
import type { Placement } from './placement.ts';

/**
 * Whether an unchanged place is in a hunk, or in the function that a hunk changes. What a removed check guarded is there,
 * although none of its lines changed.
 */
export function isBeside(place: SourceLines, placement: Placement, world: World): boolean {
  if (placement === 'hunk_context') return true;
  const change = placement === 'changed_file' ? changeAt(place, world.changed) : undefined;
  const text = change?.kind === 'text' ? textOn(place.side, place.file, world)?.plain : undefined;
  if (change?.kind !== 'text' || text === undefined) return false;
  const lines = text.lines();
  const within = sectionName(place.file, lines, place.at.start);
  const touched =
    place.side === 'old'
      ? change.removed.map(({ start }) => start)
      : [...change.added.map(({ start }) => start), ...change.deletionAnchors];
  return within !== TOP && touched.some((line) => sectionName(place.file, lines, line) === within);
}

/** Outside of any function: two such lines have nothing in common. */
const TOP = '[]';
