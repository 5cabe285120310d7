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
};

export function contentFacts(content: Uint8Array): ContentFacts {
  const reading = new ContentReading();
  reading.take(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  return reading.facts();
}

/** Reads a content in pieces of any size and keeps its beginning only. */
export class ContentReading {
  #bytes = 0;
  #lineFeeds = 0;
  #last = NEWLINE;
  #beginning: Buffer[] = [];

  take(piece: Buffer): void {
    if (piece.length === 0) return;
    if (this.#bytes < GIT_LOOKS_AT) this.#beginning.push(piece);
    this.#bytes += piece.length;
    this.#last = piece[piece.length - 1] ?? NEWLINE;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1))
      this.#lineFeeds += 1;
  }

  facts(): ContentFacts {
    const [first = Buffer.of(), ...more] = this.#beginning;
    const beginning = more.length === 0 ? first : Buffer.concat(this.#beginning);
    return {
      bytes: this.#bytes,
      lines: this.#lineFeeds + (this.#last === NEWLINE ? 0 : 1),
      binary: gitCallsBinary(beginning),
      signed: isSigned(beginning),
    };
  }
}

const NEWLINE = 10;
