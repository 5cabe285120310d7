import type { Code } from './code.ts';

/** One import as written: the module, and the names imported from it (empty for the module as a whole). */
export type FoundImport = { readonly module: string; readonly names: readonly string[] };

export type ImportReader = (code: Code) => FoundImport[];

/**
 * A reader for statements that one regular expression can match. Its named groups: `module`, or `string` (the number of
 * a string literal), and optionally `names`, a comma-separated list in which `a as b`, `a => b` and `a: b` import `a`.
 */
export function readerOf(...patterns: readonly RegExp[]): ImportReader {
  return (code) =>
    patterns.flatMap((pattern) =>
      [...code.text.matchAll(pattern)].flatMap(({ groups = {} }) => {
        const module = groups['module'] ?? code.strings[Number(groups['string'] ?? NaN)];
        if (module === undefined || module.trim() === '') return [];
        return [{ module: module.trim(), names: importedNames(groups['names'] ?? '') }];
      }),
    );
}

function importedNames(list: string): string[] {
  return list
    .replace(/[(){}\\]/g, ' ')
    .split(',')
    .map(
      (item) =>
        item
          .trim()
          .replace(/^type\s+(?=\S)/, '')
          .split(/\s+as\s+|\s*=>\s*|\s*:\s*/)[0] ?? '',
    )
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
