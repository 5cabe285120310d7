import { GIT_LOOKS_AT } from './reads-as-text.ts';

/**
 * Encodings in which each byte of ASCII is that character whatever stands before it, by their names without signs; and UTF-16,
 * which nobody reads in a file that says so in ASCII. A white list: Python takes any name that a package has registered.
 */
const PLAIN =
  /^(?:utf8(?:sig|mac|bom)?|utf(?:16|32)(?:le|be)?|unicode|(?:us)?ascii(?:8bit)?|binary|iso8859\d*|latin\d*|l\d|(?:windows|cp)?125\d|(?:cp|ibm)?(?:437|737|775|8[56]\d|874)|koi8[rut]|mac(?:roman|cyrillic|greek|latin2|turkish)|macintosh|tis620|eucjp)(?:unix|dos|mac)?$/;

/** What Python and Emacs call by the number of a page of Windows. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['cp932', 'shift_jis'],
  ['cp936', 'gbk'],
  ['cp949', 'euc-kr'],
  ['cp950', 'big5'],
]);

const CODING = /coding\s*[:=]\s*["']?([\w.-]+)/gi;
/** Of the first two lines, where Python, Ruby and Emacs look. */
const COMMENTS = /^(?:\xef\xbb\xbf)?[ \t\f]*[#;%].*/gm;
/** XML, HTML, CSS, PHP, Perl. */
const DECLARATIONS = [
  /^(?:\xef\xbb\xbf)?\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']*)/g,
  /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/gi,
  /@charset\s*["']([^"']*)/gi,
  /\bdeclare\s*\(\s*encoding\s*=\s*["']([^"']*)/gi,
  /^[ \t]*use\s+encoding\s+\W*([\w-]+)/gm,
];

/** Whether a text declares, in its first 8,000 bytes, an encoding in which ASCII may be something else. */
export function declaresOther(content: Buffer): boolean {
  return otherEncodings(content).length > 0;
}

/**
 * Whether the tools that go by a declared encoding read other ASCII in a text than its bytes say: `95 5C` is one character in
 * Shift-JIS and no backslash, and UTF-7 is ASCII alone. Lines that the base has, and reads in that encoding, do not count.
 */
export function readsOtherwise(before: Buffer | undefined, after: Buffer): boolean {
  const known = before === undefined ? [] : otherEncodings(before);
  return otherEncodings(after).some((name) =>
    // A line of ISO-2022 hangs on those above it.
    isOther(name, known.includes(name) && !/2022/.test(name) ? newLines(before, after) : after),
  );
}

function otherEncodings(content: Buffer): string[] {
  const text = content.toString('latin1', 0, GIT_LOOKS_AT);
  const comments = text.split('\n', 2).join('\n').match(COMMENTS) ?? [];
  return [
    ...comments.map((line) => [line, CODING] as const),
    ...DECLARATIONS.map((by) => [text, by] as const),
  ]
    .flatMap(([where, by]) => [...where.matchAll(by)].map(([, name = '']) => name.toLowerCase()))
    .filter((name) => !PLAIN.test(name.replaceAll(/[^a-z\d]/g, '')));
}

function newLines(before: Buffer | undefined, after: Buffer): Buffer {
  const known = new Set(before?.toString('latin1').split('\n'));
  const lines = after.toString('latin1').split('\n');
  return Buffer.from(lines.filter((line) => !known.has(line)).join('\n'), 'latin1');
}

function isOther(name: string, content: Buffer): boolean {
  try {
    // Strictly: what this table lacks another may have, and Ruby asks none.
    const label = PAGES.get(name) ?? name.replaceAll('_', '-');
    const decoded = new TextDecoder(label, { fatal: true }).decode(content);
    return ascii(decoded) !== ascii(content.toString('latin1'));
  } catch {
    return true;
  }
}

function ascii(text: string): string {
  return text.replaceAll(/[^\0-\x7f]+/g, '');
}
