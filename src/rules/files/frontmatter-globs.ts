import { splitAtCommas } from '../../globs/glob-list.ts';

/**
 * Reads the frontmatter of nearly every rule file without a YAML parser: `paths:` with one value or a block list, and other keys
 * with plain words. Undefined for anything else; then the parser decides. A property test checks that both agree.
 */
export function fastGlobs(head: string): string[] | null | undefined {
  const lines = head.split('\n');
  // The head ends with the newline before the closing `---`.
  if (lines.pop() !== '') return undefined;
  let globs: string[] | null | undefined;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (OTHER_KEY.test(line)) continue;
    // A second `paths:` would override the first.
    if (globs !== undefined) return undefined;
    const single = SINGLE.exec(line)?.[1];
    const values = single === undefined && line === 'paths:' ? listBelow(lines, i + 1) : [single];
    if (single === undefined) i += values.length;
    globs = [];
    for (const value of values) {
      if (value === undefined) return undefined;
      for (const glob of splitAtCommas(unquoted(value))) globs.push(glob);
    }
    if (values.length === 0 || globs.length === 0) return undefined;
  }
  return globs ?? null;
}

/**
 * Quoted without escapes, or unquoted with a slash and a letter first: so it is not a number, `true`, a tag, an alias or a flow
 * collection. Printable ASCII only.
 */
const VALUE = String.raw`"[ !#-\[\]-~]+"|'[ -&(-~]+'|[A-Za-z][\w.*?{},+-]*/[\w./*?{},+-]*`;
const SINGLE = new RegExp(`^paths: (${VALUE})$`);
const ITEM = new RegExp(`^( *)- (${VALUE})$`);
const OTHER_KEY = /^(?!paths:)[A-Za-z_][\w-]*: [A-Za-z][\w ./-]*\w$/;

/** The list items from that line on that have the same indentation. */
function listBelow(lines: readonly string[], from: number): string[] {
  const values: string[] = [];
  let indent: string | undefined;
  for (const line of lines.slice(from)) {
    const [, spaces, value] = ITEM.exec(line) ?? [];
    if (value === undefined || (indent !== undefined && spaces !== indent)) break;
    indent = spaces;
    values.push(value);
  }
  return values;
}

function unquoted(value: string): string {
  return value.startsWith('"') || value.startsWith("'") ? value.slice(1, -1) : value;
}
