import { YAMLParseError, parse } from 'yaml';

/** A frontmatter that could be read, or what is wrong with it. `line` counts from 1, inside the head. */
export type YamlHead =
  | { readonly kind: 'mapping'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'broken'; readonly problem: string; readonly line: number };

/**
 * YAML as the client reads it: duplicate keys (the last wins) and merge keys are fine. On an error, one more attempt
 * with values quoted that people forget to quote (`paths: **\/*.ts`). The error reported is that of the first attempt.
 */
export function readYamlHead(text: string): YamlHead {
  const first = parsed(text);
  const outcome = first.kind === 'broken' ? parsed(withQuotedValues(text)) : first;
  if (outcome.kind === 'broken') return first.kind === 'broken' ? first : outcome;
  const { value } = outcome;
  if (value === null) return { kind: 'mapping', value: {} };
  if (typeof value !== 'object' || Array.isArray(value)) {
    return { kind: 'broken', problem: 'frontmatter is not a mapping of names to values', line: 1 };
  }
  return { kind: 'mapping', value: value as Record<string, unknown> };
}

type Parsed = { readonly kind: 'value'; readonly value: unknown } | Extract<YamlHead, { kind: 'broken' }>;

/** `maxAliasCount` bounds the bombs: a head whose aliases multiply beyond it is an error like any other. */
function parsed(text: string): Parsed {
  // YAML allows no NUL; the library does.
  const nul = text.indexOf('\0');
  if (nul !== -1) {
    const line = text.slice(0, nul).split('\n').length;
    return { kind: 'broken', problem: 'frontmatter is not valid YAML (NUL character)', line };
  }
  try {
    const options = { uniqueKeys: false, merge: true, maxAliasCount: 100, logLevel: 'error' } as const;
    return { kind: 'value', value: parse(text, options) as unknown };
  } catch (error) {
    // Not only YAMLParseError: alias bombs are ReferenceErrors, nesting without end is a RangeError.
    const said = error instanceof Error ? error.message : String(error);
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
    const [reason = ''] = said.split(/ at line \d|\n/);
    return { kind: 'broken', problem: `frontmatter is not valid YAML (${reason})`, line };
  }
}

const KEY_AND_VALUE = /^([a-zA-Z_-]+):\s+(.+)$/;
const NEEDS_QUOTES = /[{}[\]*&#!|>%@`]|: /;

/** A carriage return at the end keeps a line from being repaired: `.` does not match it. The client does the same. */
function withQuotedValues(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^\t+/, (tabs) => '  '.repeat(tabs.length)))
    .map((line) => {
      const [, key, value] = KEY_AND_VALUE.exec(line) ?? [];
      if (key === undefined || value === undefined || !mustBeQuoted(value)) return line;
      return `${key}: "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
    })
    .join('\n');
}

function mustBeQuoted(value: string): boolean {
  if (/^"[^]*"$|^'[^]*'$/.test(value) || !NEEDS_QUOTES.test(value)) return false;
  return !(value.startsWith('[') && value.endsWith(']') && parsed(value).kind === 'value');
}
