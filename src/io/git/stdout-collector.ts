/** How much of stdout is wanted. */
export type Wanted = {
  /** After this many bytes git is ended, and what arrived is the answer. */
  readonly most?: number;
  /** Called with each piece of stdout; the answer's `stdout` is then empty. */
  readonly each?: (piece: Buffer) => void;
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
    if (each === undefined) this.#held.push(piece);
    else each(piece);
    return this.#length > most;
  }

  bytes(): Buffer {
    const [first] = this.#held;
    const whole = first !== undefined && this.#held.length === 1 ? first : Buffer.concat(this.#held);
    return whole.subarray(0, this.#wanted.most);
  }
}
