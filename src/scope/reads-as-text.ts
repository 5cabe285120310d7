/** git's own rule: a zero byte among the first 8,000 makes a file binary. */
export const GIT_LOOKS_AT = 8000;

export function gitCallsBinary(content: Uint8Array): boolean {
  return content.subarray(0, GIT_LOOKS_AT).includes(0);
}

/** If at least this share of the bytes is printable ASCII, the content is text, whatever the rest is. */
const PRINTABLE_SHARE = 0.9;

/** Below this share of zero bytes, UTF-8 with a few zero bytes is still text. In UTF-16 every second byte is zero. */
const ZERO_SHARE = 0.01;

/**
 * Whether people and compilers read this as text although git calls it binary: one zero byte in a comment is enough for git, and
 * would remove a source file from the review.
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

/** A readable line must be within this many bytes, and how long it must be. */
const BEGINNING = 512;
const SHORTEST_LINE = 3;

/**
 * Programs' own formats that may begin with something readable: ELF, Mach-O, Java, PNG, GIF, JPEG, zip, gzip, xz, zstd, bzip2,
 * PDF, SQLite, WebAssembly, Windows.
 */
const MAGIC: readonly string[] = [
  ...[
    '7f454c46',
    'feedface',
    'feedfacf',
    'cefaedfe',
    'cffaedfe',
    'cafebabe',
    '89504e470d0a1a0a',
    '474946383961',
  ],
  ...[
    '474946383761',
    'ffd8ff',
    '504b0304',
    '504b0506',
    '1f8b',
    'fd377a585a00',
    '28b52ffd',
    '425a6839',
    '255044462d',
  ],
  ...['53514c69746520666f726d6174203300', '0061736d', '4d5a9000'],
];

/** Whether people can read a line at the beginning; an interpreter skips unknown bytes before and after it. */
export function startsAsText(content: Uint8Array): boolean {
  const beginning = Buffer.from(content.subarray(0, BEGINNING));
  const hex = beginning.subarray(0, 16).toString('hex');
  if (MAGIC.some((magic) => hex.startsWith(magic))) return false;
  let from = 0;
  while (from < beginning.length) {
    const at = beginning.indexOf(10, from);
    const end = at === -1 ? beginning.length : at;
    if (isReadable(beginning.subarray(from, end))) return true;
    from = end + 1;
  }
  return false;
}

function isReadable(line: Uint8Array): boolean {
  return (
    line.length >= SHORTEST_LINE &&
    line.every((byte) => (byte >= 32 && byte !== 127) || byte === 9 || byte === 13) &&
    isUtf8(line)
  );
}

function isUtf8(content: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
