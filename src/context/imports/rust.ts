import type { Code } from './code.ts';
import { readerOf, type FoundImport } from './found-import.ts';

const modules = readerOf(
  /^[ \t]*(?:pub(?:\([^)\n]*\))?\s+)?mod\s+(?<module>\w+)\s*;/gm,
  /^[ \t]*(?:pub\s+)?extern\s+crate\s+(?<module>\w+)/gm,
);

/** `use` trees with their braces resolved, `mod name;` and `extern crate`. */
export function rustImports(code: Code): FoundImport[] {
  const uses = code.text.matchAll(/^[ \t]*(?:pub(?:\([^)\n]*\))?\s+)?use\s+([^;]{1,4000});/gm);
  return [...[...uses].flatMap((match) => leavesOf(match[1] ?? '').map(pathImport)), ...modules(code)];
}

/** `a::{b, c::{d, self}}` names a::b, a::c::d, a::c::self. The prefixes of open braces are kept in a list. */
function leavesOf(tree: string): string[] {
  const prefixes: string[] = [];
  const leaves: string[] = [];
  let current = '';
  const close = (): void => {
    const leaf = current.replace(/\s+as\s+\w+\s*$/, '').replace(/\s+/g, '');
    if (leaf !== '') leaves.push((prefixes.at(-1) ?? '') + leaf);
    current = '';
  };
  for (const char of tree) {
    if (char === '{') {
      prefixes.push((prefixes.at(-1) ?? '') + current.replace(/\s+/g, ''));
      current = '';
    } else if (char === '}' || char === ',') {
      close();
      if (char === '}') prefixes.pop();
    } else current += char;
  }
  close();
  return leaves;
}

function pathImport(path: string): FoundImport {
  const segments = path.replace(/^::/, '').split('::');
  const last = segments.at(-1) ?? '';
  if (segments.length === 1) return { module: last, names: [] };
  return { module: segments.slice(0, -1).join('::'), names: last === 'self' || last === '*' ? [] : [last] };
}
