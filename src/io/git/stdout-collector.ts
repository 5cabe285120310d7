/** How much of stdout is wanted. */
export type Wanted = {
  /** After this many bytes git is ended, and what arrived is the answer. */
  readonly most?: number;
  /** Called with each piece of stdout; the answer's `stdout` is then empty. Return true to end git. */
  readonly each?: (piece: Buffer) => boolean;
};

/** Collects git's stdout for the answer, or passes it on piece by piece. */
export class StdoutCollector {
  readonly #wanted: Wanted;
  readonly #held: Buffer[] = [];
  #length = 0;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  /** Whether that was enough. Throws what `each` throws. */
  take(piece: Buffer): boolean {
    const { most = Infinity, each } = this.#wanted;
    this.#length += piece.length;
    const enough = this.#length > most;
    if (each !== undefined) return each(piece) || enough;
    this.#held.push(piece);
    return enough;
  }

  bytes(): Buffer {
    const [first] = this.#held;
    const whole = first !== undefined && this.#held.length === 1 ? first : Buffer.concat(this.#held);
    return whole.subarray(0, this.#wanted.most);
  }
}
