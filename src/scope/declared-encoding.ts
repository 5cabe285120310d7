import { GIT_LOOKS_AT } from './reads-as-text.ts';

/**
 * Encodings in which each ASCII byte is always that character, by their names without punctuation; and UTF-16, which nobody uses
 * for a file that names it in ASCII. An allow list, because Python accepts any name that a package has registered.
 */
const PLAIN =
  /^(?:utf8(?:sig|mac|bom)?|utf(?:16|32)(?:le|be)?|unicode|(?:us)?ascii(?:8bit)?|binary|iso8859\d*|latin\d*|l\d|(?:windows|cp)?125\d|(?:cp|ibm)?(?:437|737|775|8[56]\d|874)|koi8[rut]|mac(?:roman|cyrillic|greek|latin2|turkish)|macintosh|tis620|eucjp)(?:unix|dos|mac)?$/;

/** Names that Python and Emacs give to Windows code pages. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['cp932', 'shift_jis'],
  ['cp936', 'gbk'],
  ['cp949', 'euc-kr'],
  ['cp950', 'big5'],
]);

const CODING = /coding\s*[:=]\s*["']?([\w.-]+)/gi;
/** In the first two lines, where Python, Ruby and Emacs look. */
const COMMENTS = /^(?:\xef\xbb\xbf)?[ \t\f]*[#;%].*/gm;
/** XML, HTML, CSS, PHP, Perl. */
const DECLARATIONS = [
  /^(?:\xef\xbb\xbf)?\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']*)/g,
  /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/gi,
  /@charset\s*["']([^"']*)/gi,
  /\bdeclare\s*\(\s*encoding\s*=\s*["']([^"']*)/gi,
  /^[ \t]*use\s+encoding\s+\W*([\w-]+)/gm,
];

/** Whether a text declares, in its first 8,000 bytes, an encoding in which ASCII may mean something else. */
export function declaresOther(content: Buffer): boolean {
  return otherEncodings(content).length > 0;
}

/**
 * Whether tools that obey a declared encoding read ASCII that differs from the bytes: in Shift-JIS `95 5C` is one character
 * without a backslash, and UTF-7 is all ASCII. Lines that the base also has, in the same encoding, do not count.
 */
export function readsOtherwise(before: Buffer | undefined, after: Buffer): boolean {
  const known = before === undefined ? [] : otherEncodings(before);
  return otherEncodings(after).some((name) =>
    // In ISO-2022 a line depends on those above it.
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
    // `fatal`, because another tool's table may have characters that this one lacks, and Ruby uses no table.
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
