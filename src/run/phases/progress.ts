import type { Phase } from '../../contracts/vocabulary.ts';
import type { SlotState } from '../stored/slot-state.ts';

/** `review: 3 of 6 slots stored, 1 failed`. */
export function progressLine(states: readonly SlotState[], phase: Phase): string {
  const own = states.filter(({ slot }) => slot.phase === phase);
  const stored = own.filter(({ status }) => status === 'stored').length;
  const failed = own.filter(({ status }) => status === 'failed').length;
  return `${phase}: ${stored} of ${own.length} slots stored${failed === 0 ? '' : `, ${failed} failed`}`;
}
