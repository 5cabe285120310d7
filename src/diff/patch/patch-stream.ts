import type { ChangedLines } from '../changed-lines.ts';
import { ReadFiles } from './parse-patch.ts';
import { PatchReader } from './patch-reader.ts';

/** How a file of git's own diff starts. No other line does, because each line of a hunk starts with a mark. */
export const NEXT_FILE = '\ndiff --git ';

/**
 * Parses git's own diff while git produces it. Only incomplete files are held in memory.
 *
 * Returns and refuses the same as `parsePatch` for the whole text.
 */
export class PatchStream {
  readonly #files = new ReadFiles();
  /** The text that is not parsed yet, and how many bytes were parsed before it. */
  #held: Buffer[] = [];
  #read = 0;
  #taken = 0;

  /** Returns how many bytes have arrived. */
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

  /** The changed lines; call it when the whole patch has arrived. */
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
