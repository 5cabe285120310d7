const COLON = 0x3a;
/**
 * The end of the last field of the lists, and the separator git prints after them. No field is empty, so this is the first place
 * with two NULs.
 */
const LISTS_END = Buffer.alloc(2);

/**
 * Splits the output of `git diff --raw --numstat -z -p` as it arrives: one list after the other, a NUL, and the patch, each byte
 * for byte as git prints it alone. Empty when nothing differs.
 */
export class ListsAndPatch {
  readonly #pieces: Buffer[] = [];
  #taken = 0;
  #lastByte = Buffer.alloc(0);
  #listsEnd = Infinity;

  /** Returns how many bytes of the patch have arrived. */
  take(piece: Buffer): number {
    if (this.#listsEnd === Infinity) this.#lookForEnd(piece);
    this.#pieces.push(piece);
    this.#taken += piece.length;
    return Math.max(0, this.#taken - this.#listsEnd - 1);
  }

  #lookForEnd(piece: Buffer): void {
    const joined = Buffer.concat([this.#lastByte, piece]);
    const at = joined.indexOf(LISTS_END);
    if (at !== -1) this.#listsEnd = this.#taken - this.#lastByte.length + at + 1;
    this.#lastByte = joined.subarray(-1);
  }

  /** Call it when all output has arrived. */
  end(): { readonly raw: Buffer; readonly numstat: Buffer; readonly patch: Buffer } {
    const whole = Buffer.concat(this.#pieces);
    const lists = whole.subarray(0, this.#listsEnd);
    const rawEnd = endOfRaw(lists);
    return {
      raw: lists.subarray(0, rawEnd),
      numstat: lists.subarray(rawEnd),
      patch: whole.subarray(this.#listsEnd + 1),
    };
  }
}

/** Records of the first list start with a colon and hold one path, or two for a rename. */
function endOfRaw(lists: Buffer): number {
  let at = 0;
  while (lists[at] === COLON) {
    const path = fieldEnd(lists, at);
    const renamed = /[RC]\d*\0$/.test(lists.toString('latin1', at, path));
    at = fieldEnd(lists, path);
    if (renamed) at = fieldEnd(lists, at);
  }
  return at;
}

function fieldEnd(lists: Buffer, at: number): number {
  const nul = lists.indexOf(0, at);
  return nul === -1 ? lists.length : nul + 1;
}
