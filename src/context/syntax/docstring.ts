import { codeBefore, type Region, type RegionKind } from './region.ts';

/**
 * A triple-quoted string that is a statement of its own documents what stands above it; any other is a value.
 *
 * It is a statement when it begins its line, outside brackets, and the code before it does not ask for a value.
 */
export function docstringOrValue(text: string, at: number, before: readonly Region[]): RegionKind {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  if (!/^[ \t\uFEFF]*[rRuU]?$/.test(text.slice(lineStart, at))) return 'opaque';
  const last = codeBefore(text, lineStart, before);
  return last !== -1 && /[,=+\\%|]/.test(text.charAt(last)) ? 'opaque' : 'block-comment';
}
