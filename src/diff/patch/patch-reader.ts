import { Failure } from '../../kernel/failure.ts';
import { shownText } from './names.ts';

export const NEWLINE = 10;
const CARRIAGE_RETURN = 13;

/**
 * A position in a patch that only moves forward.
 *
 * The patch stays bytes: only header lines are ever decoded, as latin1, in which each character is one byte.
 */
export class PatchReader {
  readonly patch: Buffer;
  /** Byte offset of the next line. */
  at = 0;

  constructor(patch: Buffer) {
    this.patch = patch;
  }

  get done(): boolean {
    return this.at >= this.patch.length;
  }

  /** Whether the next line starts with an ASCII text. */
  startsWith(text: string): boolean {
    return this.patch.toString('latin1', this.at, this.at + text.length) === text;
  }

  /** The next line as latin1, without its line ending. A carriage return belongs to that only in a header. */
  peekHeader(): string {
    const newline = this.patch.indexOf(NEWLINE, this.at);
    const end = newline === -1 ? this.patch.length : newline;
    const text = end > this.at && this.patch[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
    return this.patch.toString('latin1', this.at, text);
  }

  takeHeader(): string {
    const line = this.peekHeader();
    this.skipLine();
    return line;
  }

  skipLine(): void {
    this.at = lineEnd(this.patch, this.at);
  }

  /** The failure for a malformed patch, with the position in it. */
  malformed(what: string): Failure {
    return new Failure('refused/malformed-diff', `${what} (line ${this.#lineNumber()} of the diff)`, {
      hint: 'hand over the whole, unedited output of: git diff --src-prefix=a/ --dst-prefix=b/',
    });
  }

  /** The next line for a message. */
  shown(): string {
    return shownText(this.peekHeader());
  }

  #lineNumber(): number {
    let lines = 1;
    for (let i = this.patch.indexOf(NEWLINE); i !== -1 && i < this.at; lines += 1) {
      i = this.patch.indexOf(NEWLINE, i + 1);
    }
    return lines;
  }
}

/** The offset after the newline of the line that starts at `at`, or the patch's end. */
export function lineEnd(patch: Buffer, at: number): number {
  const newline = patch.indexOf(NEWLINE, at);
  return newline === -1 ? patch.length : newline + 1;
}
