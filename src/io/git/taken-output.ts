import type { GitOptions } from './git.ts';

/** What becomes of git's stdout: held for the answer, or handed over as it comes. */
export class TakenOutput {
  readonly #options: Pick<GitOptions, 'most' | 'each'>;
  readonly #held: Buffer[] = [];
  #length = 0;

  constructor(options: Pick<GitOptions, 'most' | 'each'>) {
    this.#options = options;
  }

  /** Whether that was enough. Throws the refusal of more than was to come, and what the taker of the pieces throws. */
  take(piece: Buffer): boolean {
    const { most, each } = this.#options;
    this.#length += piece.length;
    const tooMuch = most !== undefined && this.#length > most.bytes;
    if (tooMuch && most.refusal !== undefined) throw most.refusal;
    if (each !== undefined) return each(piece) || tooMuch;
    this.#held.push(piece);
    return tooMuch;
  }

  bytes(): Buffer {
    const [first] = this.#held;
    const whole = first !== undefined && this.#held.length === 1 ? first : Buffer.concat(this.#held);
    return whole.subarray(0, this.#options.most?.bytes);
  }
}
