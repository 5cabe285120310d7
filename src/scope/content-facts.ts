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
  /** Bytes in lines longer than `LONG_LINE`. */
  readonly longLines: number;
  /** Shorter lines that do not start like a comment and contain a word; counted up to ten. */
  readonly readableLines: number;
};

/** Bytes of the longest line that people still write and read. */
const LONG_LINE = 500;

export function contentFacts(content: Uint8Array): ContentFacts {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const beginning = bytes.subarray(0, GIT_LOOKS_AT);
  let [lines, longLines, readableLines] = [0, 0, 0];
  for (let from = 0, end; from < bytes.length; from = end + 1) {
    const newline = bytes.indexOf(NEWLINE, from);
    end = newline === -1 ? bytes.length : newline;
    lines += 1;
    if (end - from > LONG_LINE) longLines += end - from;
    else if (readableLines < ENOUGH && !REMARK.test(bytes.toString('latin1', from, end))) readableLines += 1;
  }
  return {
    ...{ bytes: bytes.length, lines, longLines, readableLines },
    binary: gitCallsBinary(beginning),
    signed: isSigned(beginning),
  };
}

const NEWLINE = 10;
const REMARK = /^\s*(?:\/\/|\/\*|\*\s|\*\/\s*$|["']use strict["'];?\s*$|\W*\w?\W*$)/;
/** Counting more readable lines is of no use. */
const ENOUGH = 10;
