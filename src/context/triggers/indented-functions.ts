import { groupedBy } from '../../kernel/grouped-by.ts';
import { closingOf, inOneLine, type Masked } from './masked.ts';
import type { FoundFunction } from './source-function.ts';

const PYTHON = /^(?<indent>[ \t]*)(?:async[ \t]+)?def[ \t]+(?<name>\w+)[ \t]*(?:\[[^\]\n]{0,200}\])?\(/gm;

/** Python: a body extends to the next line of code that is not indented further than `def`. */
export function pythonFunctions({ mask, code }: Masked): FoundFunction[] {
  return [...mask.matchAll(PYTHON)].flatMap((match) => {
    const { indent = '', name = '' } = match.groups ?? {};
    const open = match.index + match[0].length - 1;
    const close = closingOf(mask, open);
    const tail =
      close === -1 ? null : /^\s*(?:->\s*([^:\n]{1,500}))?:/.exec(mask.slice(close + 1, close + 600));
    if (tail === null) return [];
    const start = close + 1 + tail[0].length;
    const end = endOfIndented(mask, start, indent.length);
    const type = /^\s*->\s*([^]*?)\s*:$/.exec(code.slice(close + 1, start))?.[1] ?? '';
    return [
      {
        name,
        start: match.index + indent.length,
        end,
        params: inOneLine(code.slice(open + 1, close)).replace(/,$/, ''),
        returns: inOneLine(type),
        body: { start, end },
        isExpression: false,
      },
    ];
  });
}

function endOfIndented(mask: string, from: number, indent: number): number {
  let end = mask.indexOf('\n', from);
  if (end === -1) return mask.length;
  while (end < mask.length) {
    const next = mask.indexOf('\n', end + 1);
    const line = mask.slice(end + 1, next === -1 ? mask.length : next);
    const isCode = /[^\s"]/.test(line);
    if (isCode && line.length - line.trimStart().length <= indent) return end + 1;
    end = next === -1 ? mask.length : next;
  }
  return end;
}

const RUBY = /^(?<indent>[ \t]*)def[ \t]+(?:(?:self|\w+)\.)?(?<name>\w+[?!=]?)(?<bracket>\()?/gm;

/** Ruby: a body extends to the `end` that is indented like its `def`. */
export function rubyFunctions({ mask, code }: Masked): FoundFunction[] {
  const ends = groupedBy(
    mask.matchAll(/^(?<indent>[ \t]*)end\b/gm),
    ({ groups }) => groups?.['indent'] ?? '',
  );
  return [...mask.matchAll(RUBY)].flatMap((match) => {
    const { indent = '', name = '', bracket } = match.groups ?? {};
    const after = match.index + match[0].length;
    const lineEnd = mask.indexOf('\n', after);
    const close = bracket === undefined ? lineEnd : closingOf(mask, after - 1);
    if (close === -1 || lineEnd === -1) return [];
    const end = ends.get(indent)?.find(({ index }) => index > close)?.index;
    if (end === undefined) return [];
    const start = bracket === undefined ? lineEnd : close + 1;
    const params = inOneLine(code.slice(after, close));
    return [
      {
        name,
        start: match.index + indent.length,
        end,
        params,
        returns: '',
        body: { start, end },
        isExpression: false,
      },
    ];
  });
}
