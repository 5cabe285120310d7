import type { CodeLine } from './test-parts.ts';

const IMPORT = /^(?:import\b|from\b|use\b|(?:const|let|var)\b.*=\s*(?:await\s+import|require)\s*\()/;
const KEYWORDS = /\b(?:import|from|as|use|const|let|var|await|require|type|static)\b/g;

/**
 * Whether lines only import names that the file does not use yet: no existing test can mean them. An import that renames
 * something to a name in the file, or takes one from elsewhere, is more than that.
 */
export function areFreshImports(
  removed: readonly CodeLine[],
  added: readonly CodeLine[],
  before: string,
): boolean {
  if (![...removed, ...added].every(({ code }) => IMPORT.test(code))) return false;
  const known = new Set(wordsOf(before));
  const old = removed.map(read);
  const now = added.map(read);
  // Each old name is still there, from the same place, with whatever else.
  const kept = old.map((line) =>
    now.find(({ from, words }) => from === line.from && line.words.every((word) => words.includes(word))),
  );
  if (kept.some((line) => line === undefined)) return false;
  return now.every((line) => {
    const had = new Set(old.filter((_, at) => kept[at] === line).flatMap(({ words }) => words));
    const fresh = line.words.filter((word) => !had.has(word));
    return fresh.length > 0 && fresh.every((word) => !known.has(word));
  });
}

/** The names of an import, and its source. */
function read({ code }: CodeLine): { readonly words: string[]; readonly from: string } {
  const python = /^from\s+(\S+)\s+/.exec(code);
  const from = [python?.[1] ?? '', ...[...code.matchAll(/(['"`])(.*?)\1/g)].map(([text]) => text)].join(' ');
  const names = code
    .slice(python?.[0].length ?? 0)
    .replaceAll(/(['"`]).*?\1/g, '')
    .replaceAll(KEYWORDS, '');
  return { words: wordsOf(names), from };
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)].map(([word]) => word);
}
