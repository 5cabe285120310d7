import type { Member } from '../member.js';
import { letter } from './letter.js';

/** Asks for the fence to the neighbouring plot to be mended. */
export function fenceLetter(member: Member, neighbour: number): string {
  return letter(member, [`The fence between your plot and plot ${neighbour} has fallen. Please mend it together.`]);
}
