import { readQuotedName } from './names.ts';

/** Both names of a file without prefixes and quotes, still as latin1 bytes. */
export type NamePair = { readonly old: string; readonly new: string };

export type GitLine =
  | { readonly kind: 'names'; readonly names: NamePair }
  | { readonly kind: 'no-prefix' }
  | { readonly kind: 'unclear' };

/**
 * The names of a `diff --git a/OLD b/NEW` line, given the text after `diff --git `.
 *
 * An unquoted line is ambiguous when a name contains ` b/`. Without a rename both names are the same, so the line is split in the
 * middle. With a rename, the rename lines have the names and this line must repeat them.
 */
export function readGitLine(text: string, renamed: NamePair | undefined): GitLine {
  if (!text.startsWith('a/') && !text.startsWith('"a/')) return { kind: 'no-prefix' };
  if (!text.includes(' b/') && !text.includes(' "b/')) return { kind: 'no-prefix' };
  const sides = text.includes('"') ? quotedSides(text) : bareSides(text, renamed);
  if (sides === undefined) return { kind: 'unclear' };
  const names = withoutPrefixes(sides);
  if (names === undefined) return { kind: 'no-prefix' };
  const expected = renamed ?? { old: names.old, new: names.old };
  return names.old === expected.old && names.new === expected.new
    ? { kind: 'names', names }
    : { kind: 'unclear' };
}

/** One side may be quoted and the other not. An unquoted name never contains a quote: git would have quoted it. */
function quotedSides(text: string): NamePair | undefined {
  const first = readQuotedName(text) ?? bareBeforeQuote(text);
  if (!first?.rest.startsWith(' ')) return undefined;
  const rest = first.rest.slice(1);
  if (!rest.startsWith('"')) return { old: first.name, new: rest };
  const second = readQuotedName(rest);
  return second?.rest === '' ? { old: first.name, new: second.name } : undefined;
}

function bareBeforeQuote(text: string): { name: string; rest: string } | undefined {
  const at = text.indexOf(' "');
  return text.startsWith('"') || at === -1 ? undefined : { name: text.slice(0, at), rest: text.slice(at) };
}

function bareSides(text: string, renamed: NamePair | undefined): NamePair | undefined {
  const middle = renamed === undefined ? (text.length - 1) / 2 : 'a/'.length + renamed.old.length;
  if (text[middle] !== ' ') return undefined;
  return { old: text.slice(0, middle), new: text.slice(middle + 1) };
}

function withoutPrefixes(sides: NamePair): NamePair | undefined {
  if (!sides.old.startsWith('a/') || !sides.new.startsWith('b/')) return undefined;
  return { old: sides.old.slice(2), new: sides.new.slice(2) };
}
