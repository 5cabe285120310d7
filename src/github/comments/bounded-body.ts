/** GitHub refuses a longer text. It counts characters, and a text never has fewer bytes than characters. */
const MOST_BYTES = 65_536;
/** For the line that says what was left out. */
const ROOM_FOR_NOTE = 300;

/** A part of a comment: its full text, and a shorter one for when there is no room. */
export type Section = { readonly full: string; readonly short?: string };

/**
 * The sections one below the other, within GitHub's limit: one that does not fit is shortened, or left out and counted. Nothing
 * is cut off in the middle, so no markup is left unclosed.
 */
export function boundedBody(sections: readonly Section[], most = MOST_BYTES): string {
  const kept: string[] = [];
  let left = most - ROOM_FOR_NOTE;
  let omitted = 0;
  for (const { full, short } of sections) {
    const fitting = [full, short].find((text) => text !== undefined && bytesOf(text) <= left);
    if (fitting === undefined) omitted += 1;
    else {
      kept.push(fitting);
      left -= bytesOf(fitting);
    }
  }
  const note =
    omitted === 0
      ? []
      : [
          `_${omitted} more parts are longer than GitHub allows and are only in the stored report: \`correctless report RUN\`._`,
        ];
  return [...kept, ...note].join('\n\n');
}

const bytesOf = (text: string): number => Buffer.byteLength(text) + 2;

/** At most this many characters of a text, and how many are missing. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // Do not cut a surrogate pair.
  const kept = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${kept} … (${text.length - kept.length} more characters)`;
}
