import type { TestEdit } from '../../contracts/files/audit-journal.ts';
import { areFreshImports } from './fresh-imports.ts';
import { reachedAssertions } from './reached-assertions.ts';
import { testParts, type CodeLine, type TestPart } from './test-parts.ts';

/** A file before a fix and after it; undefined if it does not exist. */
export type FileThen = {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/**
 * What a fix changes about existing tests. It may add tests and new imports for them; somebody must judge any other change in
 * an existing test file.
 */
export function editsOfTests({ path, before, after }: FileThen): TestEdit[] {
  if (before === undefined) return [];
  if (after === undefined) return [{ path, lines: null, kind: 'gone', test: null }];
  const [old, now] = [testParts(path, before), testParts(path, after)];
  const edits = [...old.tests].flatMap(([key, parts]) =>
    parts.flatMap((part, at): TestEdit[] => {
      const still = now.tests.get(key)?.[at];
      if (still === undefined) return [{ path, lines: null, kind: 'gone', test: part.name }];
      return codeOf(still) === codeOf(part)
        ? []
        : [{ path, lines: still.lines, kind: 'test', test: part.name }];
    }),
  );
  const span = differing(old.rest, now.rest);
  const isFree = span === undefined || areFreshImports(span.removed, span.added, before);
  return isFree ? edits : [...edits, { path, lines: linesOf(span, after), kind: 'beside', test: null }];
}

/** The same for a file that defines what the test command runs: every line counts, even in a new file. */
export function editOfGround({ path, before, after }: FileThen): TestEdit[] {
  if (before === after) return [];
  if (after === undefined) return [{ path, lines: null, kind: 'ground', test: null }];
  const span = differing(plainLines(before ?? ''), plainLines(after));
  return [{ path, lines: span === undefined ? null : linesOf(span, after), kind: 'ground', test: null }];
}

/** An existing test that asserts less now, with both counts. */
export type Weakened = { readonly name: string; readonly before: number; readonly after: number };

/**
 * Tests that reach fewer assertions than before. A test under another name is the same test: removed and added ones are counted
 * together, except for `elsewhere`, which are in another file.
 */
export function weakenedTests({ path, before, after }: FileThen, elsewhere: ReadonlySet<string>): Weakened[] {
  if (before === undefined || after === undefined) return [];
  const [old, now] = [testParts(path, before).tests, testParts(path, after).tests];
  const stay = [...old].flatMap(([key, parts]) => {
    const [was, is] = [countIn(parts), countIn(now.get(key) ?? [])];
    return now.has(key) && is < was ? [{ name: parts[0]?.name ?? key, before: was, after: is }] : [];
  });
  const gone = [...old].filter(([key, [part]]) => !now.has(key) && !elsewhere.has(part?.name ?? key));
  const came = [...now].filter(([key]) => !old.has(key));
  const [was, is] = [countIn(gone.flatMap(([, p]) => p)), countIn(came.flatMap(([, p]) => p))];
  const name = gone.map(([, [part]]) => part?.name ?? '').join(', ');
  return is < was ? [...stay, { name, before: was, after: is }] : stay;
}

function countIn(parts: readonly TestPart[]): number {
  return parts.reduce((sum, part) => sum + reachedAssertions(part), 0);
}

/** Comments and indentation do not affect what a test does. */
function codeOf({ own }: TestPart): string {
  return own.flatMap(({ code }) => (code === '' ? [] : code)).join('\n');
}

type Span = {
  readonly removed: readonly CodeLine[];
  readonly added: readonly CodeLine[];
  readonly next: CodeLine | undefined;
};

/** What is left after removing the lines that are the same at both ends; undefined if nothing is. */
function differing(old: readonly CodeLine[], now: readonly CodeLine[]): Span | undefined {
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head]?.text === now[head]?.text) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail)?.text === now.at(-1 - tail)?.text) tail += 1;
  const removed = old.slice(head, old.length - tail);
  const added = now.slice(head, now.length - tail);
  return removed.length + added.length === 0 ? undefined : { removed, added, next: now[now.length - tail] };
}

/** In the file as it is now; for removed lines, the line that follows. */
function linesOf({ added, next }: Span, after: string): [number, number] {
  const [first, last] = [added[0], added.at(-1)];
  const end = Math.max(1, after.split('\n').length - (after.endsWith('\n') ? 1 : 0));
  const at = Math.min(end, next?.line ?? end);
  return [first?.line ?? at, last?.line ?? at];
}

function plainLines(text: string): CodeLine[] {
  return text
    .split('\n')
    .map((whole, at) => ({ line: at + 1, text: whole, code: whole, mask: whole }))
    .filter((line) => line.text !== '');
}
