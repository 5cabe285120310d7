import { declaresOther } from './declared-encoding.ts';
import { isSigned } from './generator-signature.ts';
import { gitCallsBinary, GIT_LOOKS_AT } from './reads-as-text.ts';

/** What must be known about content that nobody is shown. */
export type ContentFacts = {
  readonly bytes: number;
  /** As git counts: text after the last line feed is one more line. */
  readonly lines: number;
  /** By git's own rule, for a file without attributes. */
  readonly binary: boolean;
  /** Its first lines say that a generator wrote it. */
  readonly signed: boolean;
  /** The first lines declare an encoding in which ASCII may mean something else. */
  readonly declaresOther: boolean;
  /** Bytes in lines longer than `LONG_LINE`. */
  readonly longLines: number;
  /** Shorter lines that do not start like a comment and contain a word; counted up to ten. */
  readonly readableLines: number;
};

/** Bytes of the longest line that people still write and read. */
export const LONG_LINE = 500;

export function contentFacts(content: Uint8Array): ContentFacts {
  const reading = new ContentReading();
  reading.take(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  return reading.facts();
}

/** Reads content in pieces of any size. Keeps its beginning, and the beginning of the current line. */
export class ContentReading {
  #bytes = 0;
  #lines = 0;
  #longLines = 0;
  #readableLines = 0;
  #lineBytes = 0;
  #lineStart = '';
  #beginning: Buffer[] = [];

  take(piece: Buffer): void {
    if (piece.length === 0) return;
    if (this.#bytes < GIT_LOOKS_AT) this.#beginning.push(piece);
    this.#bytes += piece.length;
    let from = 0;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, from)) {
      this.#add(piece, from, at);
      this.#endLine();
      from = at + 1;
    }
    this.#add(piece, from, piece.length);
  }

  facts(): ContentFacts {
    const [first = Buffer.of(), ...more] = this.#beginning;
    const beginning = more.length === 0 ? first : Buffer.concat(this.#beginning);
    if (this.#lineBytes > 0) this.#endLine();
    return {
      bytes: this.#bytes,
      lines: this.#lines,
      binary: gitCallsBinary(beginning),
      signed: isSigned(beginning),
      declaresOther: declaresOther(beginning),
      longLines: this.#longLines,
      readableLines: this.#readableLines,
    };
  }

  #add(piece: Buffer, from: number, to: number): void {
    this.#lineBytes += to - from;
    const missing = LONG_LINE - this.#lineStart.length;
    if (missing > 0 && this.#readableLines < ENOUGH)
      this.#lineStart += piece.toString('latin1', from, Math.min(to, from + missing));
  }

  #endLine(): void {
    this.#lines += 1;
    if (this.#lineBytes > LONG_LINE) this.#longLines += this.#lineBytes;
    else if (this.#readableLines < ENOUGH && !REMARK.test(this.#lineStart)) this.#readableLines += 1;
    this.#lineBytes = 0;
    this.#lineStart = '';
  }
}

const NEWLINE = 10;
const REMARK = /^\s*(?:\/\/|\/\*|\*\s|\*\/\s*$|["']use strict["'];?\s*$|\W*\w?\W*$)/;
/** Counting more readable lines is of no use. */
const ENOUGH = 10;
