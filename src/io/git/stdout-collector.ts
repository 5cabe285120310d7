/** What of stdout is wanted. */
export type Wanted = {
  /** Bytes, past which git is ended: what came is the answer. */
  readonly most?: number;
  /** Takes stdout piece by piece, as it comes; the answer's is empty then. True: it was enough, and git is ended. */
  readonly each?: (piece: Buffer) => boolean;
};

/** What becomes of git's stdout: held for the answer, or handed over as it comes. */
export class StdoutCollector {
  readonly #wanted: Wanted;
  readonly #held: Buffer[] = [];
  #length = 0;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  /** Whether that was enough. Throws what the taker of the pieces throws. */
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
