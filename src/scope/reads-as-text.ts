/** git's own rule: a zero byte among the first 8,000 makes a file binary. */
export const GIT_LOOKS_AT = 8000;

export function gitCallsBinary(content: Uint8Array): boolean {
  return content.subarray(0, GIT_LOOKS_AT).includes(0);
}

/** Share of bytes that are printable ASCII above which bytes are somebody's text, whatever the rest is. */
const PRINTABLE_SHARE = 0.9;

/** Share of zero bytes below which UTF-8 is text with a few of them in it. UTF-16 has one in two. */
const ZERO_SHARE = 0.01;

/**
 * Whether people, and compilers, read this as text although git calls it binary: one zero byte in a comment is enough
 * for git, and would take a source file out of the review.
 */
export function readsAsText(content: Uint8Array): boolean {
  let [printable, zeros] = [0, 0];
  for (const byte of content) {
    if (byte === 0) zeros += 1;
    else if ((byte >= 32 && byte < 127) || (byte >= 9 && byte <= 13)) printable += 1;
  }
  if (printable >= content.length * PRINTABLE_SHARE) return true;
  return zeros <= content.length * ZERO_SHARE && isUtf8(content);
}

/** Whether there is a first line, that people can read; formats of programs' own begin with other bytes. */
export function startsAsText(content: Uint8Array): boolean {
  const end = content.indexOf(10);
  const line = content.subarray(0, end);
  return end > 0 && line.every((byte) => byte >= 32 || byte === 9 || byte === 13) && isUtf8(line);
}

function isUtf8(content: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
