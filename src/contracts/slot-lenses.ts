import type { SlotFile } from './files/run-files.ts';
import { LENSES, type Lens } from './vocabulary.ts';

/** The lenses of a call: those that share it, that of its agent, or an empty list when no reviewer is called. */
export function slotLenses({ agent, lenses }: Pick<SlotFile, 'agent' | 'lenses'>): readonly Lens[] {
  return lenses ?? LENSES.filter((lens) => lens === agent);
}
