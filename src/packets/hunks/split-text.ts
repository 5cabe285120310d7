import { runsOf } from '../../kernel/runs-of.ts';
import { byteLength } from '../packet.ts';

/**
 * A text in parts of at most `maxBytes`, cut between lines; in one part if it fits. A line that does not fit is left out
 * of every part and its size is returned: the caller reports what is therefore not covered.
 */
export function splitText(text: string, maxBytes: number): { parts: string[]; tooLong: number[] } {
  if (byteLength(text) <= maxBytes) return { parts: [text], tooLong: [] };
  const runs = runsOf(text.split(/(?<=\n)/), byteLength, maxBytes).map((lines) => lines.join(''));
  const parts = runs.filter((run) => byteLength(run) <= maxBytes);
  const tooLong = runs.map(byteLength).filter((bytes) => bytes > maxBytes);
  return { parts, tooLong };
}
