import { codeBefore, type Region, type RegionKind } from './region.ts';

/**
 * A triple-quoted string that is a separate statement documents the construct above it; any other is a value.
 *
 * It is a statement if it begins its line, outside brackets, and the code before it does not expect a value.
 */
export function docstringOrValue(text: string, at: number, before: readonly Region[]): RegionKind {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  if (!/^[ \t\uFEFF]*[rRuU]?$/.test(text.slice(lineStart, at))) return 'opaque';
  const last = codeBefore(text, lineStart, before);
  return last !== -1 && /[,=+\\%|]/.test(text.charAt(last)) ? 'opaque' : 'block-comment';
}
