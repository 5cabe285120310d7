import type { SlotFile } from './files/run-files.ts';
import { LENSES, type Lens } from './vocabulary.ts';

/** The lenses that a call is for: those that share it, the one of its agent, or none where no reviewer is called. */
export function slotLenses({ agent, lenses }: Pick<SlotFile, 'agent' | 'lenses'>): readonly Lens[] {
  return lenses ?? LENSES.filter((lens) => lens === agent);
}
