import { declaresOther } from './declared-encoding.ts';
import { isSigned } from './generator-signature.ts';
import { gitCallsBinary, GIT_LOOKS_AT } from './reads-as-text.ts';

/** What has to be known of a content when nobody is shown it. */
export type ContentFacts = {
  readonly bytes: number;
  /** As git counts them: what stands behind the last line feed is one more. */
  readonly lines: number;
  /** By git's own rule, for a file of which no attribute says anything. */
  readonly binary: boolean;
  /** Its first lines say that a generator wrote it. */
  readonly signed: boolean;
  /** They declare an encoding in which ASCII may be something else. */
  readonly declaresOther: boolean;
  /** Bytes in lines longer than `LONG_LINE`. */
  readonly longLines: number;
  /** Other lines that are no remark by how they begin, and hold a word; counted up to ten. */
  readonly readableLines: number;
};

/** Bytes of a line that people still write and read. */
export const LONG_LINE = 500;

export function contentFacts(content: Uint8Array): ContentFacts {
  const reading = new ContentReading();
  reading.take(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  return reading.facts();
}

/** Reads a content in pieces of any size and keeps its beginning and the beginning of the line it is in. */
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
/** More readable lines tell nothing more. */
const ENOUGH = 10;
