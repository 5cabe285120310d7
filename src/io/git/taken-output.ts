import type { GitOptions } from './git.ts';

/** What becomes of git's stdout: held for the answer, or handed over as it comes. */
export class TakenOutput {
  readonly #options: Pick<GitOptions, 'most' | 'each'>;
  readonly #held: Buffer[] = [];
  #length = 0;

  constructor(options: Pick<GitOptions, 'most' | 'each'>) {
    this.#options = options;
  }

  /** Whether that was enough. Throws what the taker of the pieces throws. */
  take(piece: Buffer): boolean {
    const { most = Infinity, each } = this.#options;
    this.#length += piece.length;
    const enough = this.#length > most;
    if (each !== undefined) return each(piece) || enough;
    this.#held.push(piece);
    return enough;
  }

  bytes(): Buffer {
    const [first] = this.#held;
    const whole = first !== undefined && this.#held.length === 1 ? first : Buffer.concat(this.#held);
    return whole.subarray(0, this.#options.most);
  }
}
