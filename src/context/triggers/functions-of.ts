import { by } from '../../kernel/order.ts';
import { familyOf } from '../languages.ts';
import { SHELL } from '../languages/shell.ts';
import { scanRegions } from '../syntax/scan.ts';
import { syntaxOf } from '../syntax/syntax-of.ts';
import { closingOf, type Masked } from './masked.ts';
import type { SourceFunction } from './source-function.ts';

export type Functions = { readonly source: Masked; readonly list: readonly SourceFunction[] };

/** Larger sources (UTF-16 code units, so never more than bytes) are not searched for functions. */
export const LARGEST_READ = 500_000;
/** A source with more functions or classes than this is generated; the rest are not read. */
const MOST_FUNCTIONS = 2000;

/** The named functions of a source text, in the order of their beginnings; none for a language that is not known. */
export function functionsOf(text: string, path: string): Functions {
  const family = familyOf(path) ?? (/^#!.{0,100}sh\b/.test(text) ? SHELL.family : undefined);
  const source = text.length > LARGEST_READ || family === undefined ? null : maskedOf(text, path);
  if (source === null || family === undefined) return { source: { code: '', mask: '' }, list: [] };
  const owners = ownersIn(source.mask, family.isIndented === true).slice(0, MOST_FUNCTIONS);
  const byBody = new Map<number, SourceFunction>();
  for (const found of family.functions(source)) {
    const owner = found.owner ?? innermost(owners, found.start)?.name ?? null;
    if (!byBody.has(found.body.start)) byBody.set(found.body.start, { ...found, owner });
  }
  const list = [...byBody.values()].toSorted(by(({ start }) => start));
  return { source, list: list.slice(0, MOST_FUNCTIONS) };
}

type Owner = { readonly name: string; readonly start: number; readonly end: number };

const IN_BRACES =
  /(?<![.\w$])(?:(?:class|interface|struct|trait|object|enum|namespace)\s+(?<name>[\w$]+)|impl\b[^{;()]{0,300}?(?<type>\w+)(?:<[^{;]{0,200}>)?\s*(?=\{|where))[^;{()]{0,300}\{/g;
const INDENTED = /^(?<indent>[ \t]*)(?:class|module)[ \t]+(?<name>\w+)/gm;

/** Classes and other owners of functions, with their extent. */
function ownersIn(mask: string, isIndented: boolean): Owner[] {
  if (!isIndented) {
    return [...mask.matchAll(IN_BRACES)].flatMap((match) => {
      const close = closingOf(mask, match.index + match[0].length - 1);
      const name = match.groups?.['name'] ?? match.groups?.['type'] ?? '';
      return close === -1 ? [] : [{ name, start: match.index, end: close }];
    });
  }
  return [...mask.matchAll(INDENTED)].map((match) => {
    const { indent = '', name = '' } = match.groups ?? {};
    const from = match.index + match[0].length;
    const next = new RegExp(`\\n[ \\t]{0,${indent.length}}[^\\s"#)]`).exec(mask.slice(from));
    return { name, start: match.index, end: next === null ? mask.length : from + next.index };
  });
}

function innermost(owners: readonly Owner[], at: number): Owner | undefined {
  return owners.findLast(({ start, end }) => start < at && at < end);
}

/** null for a language without comments and strings that we know. */
export function maskedOf(text: string, path: string): Masked | null {
  const syntax = syntaxOf(path, text);
  if (syntax === null) return null;
  const [code, mask]: [string[], string[]] = [[], []];
  let at = 0;
  for (const { kind, start, end } of scanRegions(text, syntax)) {
    const [before, inside] = [text.slice(at, start), text.slice(start, end)];
    const isComment = kind === 'line-comment' || kind === 'block-comment';
    const blank = inside.replace(/[^\n]/g, ' ');
    code.push(before, isComment ? blank : inside);
    mask.push(before, isComment ? blank : inside.replace(/[^\n]/g, '"'));
    at = end;
  }
  const rest = text.slice(at);
  return { code: code.join('') + rest, mask: mask.join('') + rest };
}
