import type { TestPart } from './test-parts.ts';

/** What makes a test fail, in the runners whose output is read: only words that are used for nothing else. */
const ASSERTION =
  /(?<![.\w$])(?:expect|assert|should|verify|ensure)\w*(?![ \t]*[=:])|\brequire\.\w+[ \t]*\(|\bself\.(?:assert|fail)\w*|\.should\b|\bt\.(?:Error|Fatal|Fail|is|not|ok|equal|same|deep|true|false|truthy|falsy|throws|regex|like|pass|fail)\w*[ \t]*\(|\bpytest\.(?:raises|fail)|\bpanic!|^[ \t]*\[\[?[ \t]/gm;

/** How many assertions a test has before it ends on purpose. Those after a bare `return` are never reached. */
export function reachedAssertions({ own }: Pick<TestPart, 'own'>): number {
  const body = own.filter(({ code }) => code !== '');
  const [, first] = body;
  const depth = first === undefined ? 0 : indent(first.mask);
  const end = body.findIndex(
    ({ mask }, at) =>
      (at > 0 && indent(mask) <= depth && /^\s*return\s*;?$/.test(mask)) || /[{:]\s*return\s*;/.test(mask),
  );
  const reached = (end === -1 ? body : body.slice(0, end)).map(({ mask }) => mask).join('\n');
  return [...reached.matchAll(ASSERTION)].length;
}

function indent(mask: string): number {
  return mask.length - mask.trimStart().length;
}
