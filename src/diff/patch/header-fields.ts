import { readWholeName, shownText } from './names.ts';
import type { PatchReader } from './patch-reader.ts';

/** How the lines allowed between `diff --git` and the first hunk start. */
const FIELDS = [
  ...['old mode ', 'new mode ', 'deleted file mode ', 'new file mode '],
  ...['copy from ', 'copy to ', 'rename from ', 'rename to '],
  ...['similarity index ', 'dissimilarity index ', 'index '],
  ...['--- ', '+++ ', 'Binary files ', 'GIT binary patch'],
] as const;
export type Field = (typeof FIELDS)[number];

/** What follows the start of each of these lines, as latin1 bytes. */
export type Fields = ReadonlyMap<Field, string>;

/** Reads header lines up to the first hunk, the next file or the end. Any other line is refused, and so is a second one of a kind. */
export function readFields(reader: PatchReader): Fields {
  const fields = new Map<Field, string>();
  while (!reader.done && !reader.startsWith('@@') && !reader.startsWith('diff --')) {
    const field = FIELDS.find((start) => reader.startsWith(start));
    if (field === undefined || fields.has(field)) {
      throw reader.malformed(`unexpected line ${reader.shown()} in the header of a file`);
    }
    fields.set(field, reader.takeHeader().slice(field.length));
    if (field === 'GIT binary patch') skipBinaryPatch(reader);
  }
  return fields;
}

/** Base85 contains no blank, so a line that is neither data, nor a size, nor empty ends the binary patch. */
function skipBinaryPatch(reader: PatchReader): void {
  while (!reader.done && /^(?:(?:literal|delta) \d+|[!-~]{2,})?$/.test(reader.peekHeader()))
    reader.takeHeader();
}

/** The name in a field, as latin1 bytes; undefined when the line is missing. */
export function nameIn(fields: Fields, field: Field, reader: PatchReader): string | undefined {
  const text = fields.get(field);
  if (text === undefined) return undefined;
  const name = readWholeName(text);
  if (name === undefined) throw reader.malformed(`unreadable name in ${shownText(field + text)}`);
  return name;
}
