import { byteLength } from '../packet.ts';

/**
 * A text in parts of at most `maxBytes`, cut between lines; in one part if it fits. A line that does not fit is left out
 * of every part and its size is returned: the caller reports what is therefore not covered.
 */
export function splitText(text: string, maxBytes: number): { parts: string[]; tooLong: number[] } {
  if (byteLength(text) <= maxBytes) return { parts: [text], tooLong: [] };
  const parts: string[] = [];
  const tooLong: number[] = [];
  let [current, bytes] = ['', 0];
  for (const line of text.split(/(?<=\n)/)) {
    const size = byteLength(line);
    if (bytes + size > maxBytes && current !== '') {
      parts.push(current);
      [current, bytes] = ['', 0];
    }
    if (size > maxBytes) tooLong.push(size);
    else {
      current += line;
      bytes += size;
    }
  }
  if (current !== '') parts.push(current);
  return { parts, tooLong };
}
