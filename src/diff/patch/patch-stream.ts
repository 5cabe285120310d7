import type { ChangedLines } from '../changed-lines.ts';
import { ReadFiles } from './parse-patch.ts';
import { PatchReader } from './patch-reader.ts';

/** How a file of git's own diff starts. No other line does: a line of a hunk has its mark before it. */
export const NEXT_FILE = '\ndiff --git ';

/**
 * Reads git's own diff while git makes it. Of its text only files that have not come whole are held.
 *
 * Gives and refuses what `parsePatch` does of the whole.
 */
export class PatchStream {
  readonly #files = new ReadFiles();
  /** What is not read yet, and how much was. */
  #held: Buffer[] = [];
  #read = 0;
  #taken = 0;

  /** Gives how many bytes have come. */
  take(piece: Buffer): number {
    this.#taken += piece.length;
    this.#readWholeFiles(piece);
    return this.#taken;
  }

  #readWholeFiles(piece: Buffer): void {
    const lastFile = piece.lastIndexOf(NEXT_FILE, undefined, 'latin1');
    if (lastFile === -1) {
      this.#held.push(piece);
      return;
    }
    this.#held.push(piece.subarray(0, lastFile + 1));
    this.#readHeld();
    this.#held = [piece.subarray(lastFile + 1)];
  }

  /** The changed lines, when all of it has come. */
  end(): ChangedLines {
    this.#readHeld();
    return this.#files.inOrder();
  }

  #readHeld(): void {
    const [first, ...more] = this.#held;
    if (first === undefined) return;
    const part = more.length === 0 ? first : Buffer.concat(this.#held);
    this.#held = [];
    this.#files.read(new PatchReader(part, this.#read));
    this.#read += part.length;
  }
}
