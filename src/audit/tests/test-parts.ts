import type { Masked } from '../../context/triggers/masked.ts';
import { groupedBy } from '../../kernel/grouped-by.ts';
import { declarationsIn, readAsCode, type Declaration } from './declared-tests.ts';

/** A line with code: unchanged, without its comments, and with empty quotes for its strings. */
export type CodeLine = {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
  readonly code: string;
  readonly mask: string;
};

/** One test without the tests inside it, or everything outside of all tests. */
export type TestPart = {
  readonly name: string;
  /** First and last line. */
  readonly lines: readonly [number, number];
  readonly own: readonly CodeLine[];
};

export type TestParts = {
  /** By the names of the enclosing tests and its own. Two with one name are distinguished by their order. */
  readonly tests: ReadonlyMap<string, readonly TestPart[]>;
  readonly rest: readonly CodeLine[];
};

type Region = Declaration & { readonly first: number; readonly last: number };

/** Divides a test file by its tests: every non-blank line belongs to the innermost test around it, or to none. */
export function testParts(path: string, text: string): TestParts {
  const masked = readAsCode(path, text);
  const lines = linesOf(text, masked);
  const owners: (number | undefined)[] = lines.map(() => undefined);
  const regions = regionsIn(masked, lines);
  for (const [at, { first, last }] of regions.entries()) owners.fill(at, first, last + 1);
  const owned = groupedBy(
    lines.filter((one) => one.text !== ''),
    ({ line }) => owners[line - 1],
  );
  const keys: string[] = [];
  const tests = new Map<string, TestPart[]>();
  for (const [at, { name, first, last }] of regions.entries()) {
    const around = regions.findLastIndex((other, i) => i < at && other.last >= last);
    const key = `${around === -1 ? '' : `${keys[around] ?? ''} > `}${name}`;
    keys.push(key);
    const part: TestPart = { name, lines: [first + 1, last + 1], own: owned.get(at) ?? [] };
    tests.set(key, [...(tests.get(key) ?? []), part]);
  }
  return { tests, rest: owned.get(undefined) ?? [] };
}

function linesOf(text: string, { code, mask }: Masked): CodeLine[] {
  const [codes, masks] = [code.split('\n'), mask.split('\n')];
  return text.split('\n').map((whole, at) => ({
    line: at + 1,
    text: whole.trim(),
    code: (codes[at] ?? '').trim(),
    mask: (masks[at] ?? '').trimEnd(),
  }));
}

/** Zero-based lines, first and last. */
function regionsIn(masked: Masked, lines: readonly CodeLine[]): Region[] {
  let [at, passed] = [0, 0];
  const lineOf = (offset: number): number => {
    if (offset < passed) [at, passed] = [0, 0];
    for (let end = masked.code.indexOf('\n', passed); end !== -1 && end < offset;) {
      [at, passed] = [at + 1, end + 1];
      end = masked.code.indexOf('\n', passed);
    }
    return at;
  };
  return declarationsIn(masked).map((declared) => {
    const head = lineOf(declared.start);
    const last = lastLine(lines, head, lineOf(declared.end));
    return { ...declared, first: firstLine(lines, head), last };
  });
}

/** Decorators and comments right above a test belong to it. */
function firstLine(lines: readonly CodeLine[], head: number): number {
  const isAbove = (line: CodeLine | undefined): boolean =>
    line !== undefined && line.text !== '' && (line.code === '' || /^(?:@|#\[)/.test(line.code));
  let first = head;
  while (isAbove(lines[first - 1])) first -= 1;
  return first;
}

/** A test continues as long as lines are indented more than its head, and ends with the line that closes it. */
function lastLine(lines: readonly CodeLine[], head: number, headEnd: number): number {
  const indent = indentOf(lines[head]);
  let last = headEnd;
  for (let at = headEnd + 1; at < lines.length; at += 1) {
    const { mask = '' } = lines[at] ?? {};
    if (mask.trim() === '') continue;
    // A text over several lines may begin at any column.
    if (indentOf(lines[at]) > indent || /^"/.test(mask)) {
      last = at;
      continue;
    }
    const isHead = indentOf(lines[at]) === indent && /^\s*(?:[)\]}].*(?:[([{:]|=>)|\{)$/.test(mask);
    if (isHead) {
      last = at;
      continue;
    }
    const closes = indentOf(lines[at]) === indent && /^\s*(?:[)\]}]|end\b)/.test(mask);
    return closes ? at : last;
  }
  return last;
}

export function indentOf(line: CodeLine | undefined): number {
  return line === undefined ? 0 : line.mask.length - line.mask.trimStart().length;
}
