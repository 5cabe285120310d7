import { readWholeName, shownText } from './names.ts';
import type { PatchReader } from './patch-reader.ts';

/** The lines allowed between `diff --git` and the first hunk, by how they start. Each at most once. */
const PLACES = {
  'old mode ': 0,
  'new mode ': 1,
  'deleted file mode ': 2,
  'new file mode ': 3,
  'copy from ': 4,
  'copy to ': 5,
  'rename from ': 6,
  'rename to ': 7,
  'similarity index ': 8,
  'dissimilarity index ': 9,
  'index ': 10,
  '--- ': 11,
  '+++ ': 12,
  'Binary files ': 13,
  'GIT binary patch': 14,
} as const;
export type Field = keyof typeof PLACES;
const FIELDS = Object.keys(PLACES) as Field[];

/** Grouped by first byte, so that a line is compared with at most three of them. */
const FIELDS_BY_BYTE: readonly (readonly Field[])[] = Array.from({ length: 128 }, (_, byte) =>
  FIELDS.filter((field) => field.charCodeAt(0) === byte),
);

/** The lines of one header. They stay offsets in the patch until their text is needed, which is rare. */
export class Fields {
  readonly #reader: PatchReader;
  /** Per field, the offset of the text after its start; -1 if there is no such line. */
  readonly #texts = FIELDS.map(() => -1);

  constructor(reader: PatchReader) {
    this.#reader = reader;
  }

  has(field: Field): boolean {
    return this.#texts[PLACES[field]] !== -1;
  }

  /** The text after the field's start, as latin1 bytes. */
  get(field: Field): string | undefined {
    const start = this.#texts[PLACES[field]] ?? -1;
    return start === -1 ? undefined : this.#reader.textAt(start);
  }

  /** Whether a field's text has the same bytes as a part of the patch, compared without creating strings. */
  repeats(field: Field, start: number, length: number): boolean {
    const at = this.#texts[PLACES[field]] ?? -1;
    return at !== -1 && this.#reader.isLine(at, start, length);
  }

  /** Consumes the next line. False, without consuming, if it is not a field or the field was there before. */
  take(field: Field | undefined): field is Field {
    if (field === undefined || this.has(field)) return false;
    this.#texts[PLACES[field]] = this.#reader.at + field.length;
    this.#reader.skipLine();
    return true;
  }
}

/** Reads header lines up to the first hunk, the next file or the end. Any other line is refused. */
export function readFields(reader: PatchReader): Fields {
  const fields = new Fields(reader);
  while (!reader.done && !reader.startsWith('@@') && !reader.startsWith('diff --')) {
    const field = nextField(reader);
    if (!fields.take(field)) {
      throw reader.malformed(`unexpected line ${reader.shown()} in the header of a file`);
    }
    if (field === 'GIT binary patch') skipBinaryPatch(reader);
  }
  return fields;
}

function nextField(reader: PatchReader): Field | undefined {
  for (const field of FIELDS_BY_BYTE[reader.byte] ?? []) if (reader.startsWith(field)) return field;
  return undefined;
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
