/** A name at the start of a text, and the text after it. Both are latin1 bytes. */
export type ReadName = { readonly name: string; readonly rest: string };

/** Characters that git writes after a backslash, besides three octal digits. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['a', '\x07'],
  ['b', '\b'],
  ['t', '\t'],
  ['n', '\n'],
  ['v', '\v'],
  ['f', '\f'],
  ['r', '\r'],
  ['"', '"'],
  ['\\', '\\'],
]);

/**
 * Reads a name in double quotes, as git writes names with a control character, a quote or a backslash.
 *
 * Undefined when the closing quote is missing, or git has no such escape.
 */
export function readQuotedName(text: string): ReadName | undefined {
  if (!text.startsWith('"')) return undefined;
  let name = '';
  for (let at = 1; at < text.length;) {
    const char = text.charAt(at);
    if (char === '"') return { name, rest: text.slice(at + 1) };
    if (char !== '\\') {
      name += char;
      at += 1;
      continue;
    }
    const octal = /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4))?.[0];
    const escaped =
      octal === undefined ? ESCAPES.get(text.charAt(at + 1)) : String.fromCharCode(parseInt(octal, 8));
    if (escaped === undefined) return undefined;
    name += escaped;
    at += octal === undefined ? 2 : 4;
  }
  return undefined;
}

/**
 * The name of a `---`, `+++` or `rename` line: quoted, or unquoted up to a TAB (which git adds to names with blanks). Undefined
 * when it cannot be read.
 */
export function readWholeName(text: string): string | undefined {
  if (!text.startsWith('"')) return text.split('\t', 1)[0];
  const read = readQuotedName(text);
  return read !== undefined && (read.rest === '' || read.rest.startsWith('\t')) ? read.name : undefined;
}

/** Decodes latin1 bytes as UTF-8. Invalid UTF-8 becomes U+FFFD, as everywhere else in this program. */
export function decodeName(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const LONGEST_SHOWN = 80;

/** Latin1 bytes for a message: quoted, shortened, and without control characters. */
export function shownText(bytes: string): string {
  const text = decodeName(bytes.slice(0, LONGEST_SHOWN));
  const quoted = JSON.stringify(bytes.length > LONGEST_SHOWN ? `${text}…` : text);
  return quoted.replaceAll(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');
}
