import { YAMLParseError, parse } from 'yaml';
import { yamlHazard } from './yaml-hazard.ts';

/** A parsed frontmatter, or what is wrong with it. `line` counts from 1, inside the head. */
export type YamlHead =
  | { readonly kind: 'mapping'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'broken'; readonly problem: string; readonly line: number };

/**
 * Parses YAML as the client does: duplicate keys (the last wins) and merge keys are allowed. On an error it tries again with
 * quotes around values that people forget to quote (`paths: **\/*.ts`). The error reported is that of the first attempt.
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

/** `maxAliasCount` stops YAML bombs: too many expanded aliases are an error like any other. */
function parsed(text: string): Parsed {
  const hazard = yamlHazard(text);
  if (hazard !== undefined) return { kind: 'broken', ...hazard };
  try {
    const options = { uniqueKeys: false, merge: true, maxAliasCount: 100, logLevel: 'error' } as const;
    return { kind: 'value', value: parse(text, options) as unknown };
  } catch (error) {
    return { kind: 'broken', ...complaint(error, text) };
  }
}

/** Not only YAMLParseError: an alias without an anchor, or too many aliases, gives a ReferenceError without a line. */
function complaint(error: unknown, text: string): { problem: string; line: number } {
  const said = error instanceof Error ? error.message : String(error);
  // The user probably meant a glob: `- *.ts`.
  const alias = /^Unresolved alias .*: (.+)$/.exec(said)?.[1];
  if (alias !== undefined) {
    const line = text.slice(0, Math.max(0, text.indexOf(`*${alias}`))).split('\n').length;
    return { problem: `frontmatter is not valid YAML ("*${alias}" must be in quotes)`, line };
  }
  const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
  const [reason = ''] = said.split(/ at line \d|\n/);
  return { problem: `frontmatter is not valid YAML (${reason})`, line };
}

const KEY_AND_VALUE = /^([a-zA-Z_-]+):\s+(.+)$/;
const NEEDS_QUOTES = /[{}[\]*&#!|>%@`]|: /;

/** A line with a carriage return at the end is not repaired, because `.` does not match it. The client does the same. */
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
