import { describe, expect, it } from 'vitest';
import { linesOf, spliceLines, type Replaced } from '../diff/splice-lines.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { divideWork, type ChangedTogether, type Part } from './divide-work.ts';

const PATH = 'src/a.py' as RepoPath;

/** Lines of the new file as they were written: `=x` was there, `-x` is gone, `Ax` was put there by A. */
type Row = { readonly mark: string; readonly text: string };
const rowsOf = (...rows: readonly string[]): Row[] =>
  rows.map((row) => ({ mark: row.slice(0, 1), text: `${row.slice(1)}\n` }));

const textOf = (rows: readonly Row[]): Buffer => Buffer.from(rows.map(({ text }) => text).join(''));
const beforeOf = (rows: readonly Row[]): Buffer => textOf(rows.filter(({ mark }) => /[=\-ab]/.test(mark)));
const afterOf = (rows: readonly Row[]): Buffer => textOf(rows.filter(({ mark }) => /[=AB]/.test(mark)));

/** As `git diff -U0` has them. Capital letters add for a result, small ones take away for it. */
function hunksOf(rows: readonly Row[]): Replaced[] {
  const hunks: { old: { start: number; count: number }; new: { start: number; count: number } }[] = [];
  let [old, now, isOpen] = [0, 0, false];
  for (const { mark } of rows) {
    if (mark === '=') {
      [old, now, isOpen] = [old + 1, now + 1, false];
      continue;
    }
    if (!isOpen) hunks.push({ old: { start: old, count: 0 }, new: { start: now, count: 0 } });
    isOpen = true;
    const side = /[AB]/.test(mark) ? 'new' : 'old';
    const open = hunks.at(-1);
    if (open !== undefined) open[side].count += 1;
    if (side === 'new') now += 1;
    else old += 1;
  }
  return hunks.map((hunk) => ({
    old: { ...hunk.old, start: hunk.old.start + Number(hunk.old.count > 0) },
    new: { ...hunk.new, start: hunk.new.start + Number(hunk.new.count > 0) },
  }));
}

/** What each result says of itself: a place for each run of its lines, around the gap where it only took away. */
function placesOf(rows: readonly Row[], id: string): { file: RepoPath; lines: [number, number] }[] {
  let now = 0;
  const places: { file: RepoPath; lines: [number, number] }[] = [];
  for (const { mark } of rows) {
    if (/[=AB]/.test(mark)) now += 1;
    if (mark === id) places.push({ file: PATH, lines: [now, now] });
    if (mark === id.toLowerCase()) places.push({ file: PATH, lines: [Math.max(1, now), Math.max(1, now)] });
  }
  return places;
}

/** Both have also changed another file. */
const ELSEWHERE = { file: 'src/b.py' as RepoPath, lines: [1, 99] as [number, number] };

const claimsOf = (rows: readonly Row[]) =>
  ['A', 'B'].map((id) => ({ id, filesWritten: [PATH], places: [ELSEWHERE, ...placesOf(rows, id)] }));

const fileOf = (rows: readonly Row[], hunks = hunksOf(rows)): ChangedTogether => ({
  path: PATH,
  hunks,
  lines: linesOf(afterOf(rows)),
});

const made = (rows: readonly Row[], parts: readonly (Part | undefined)[]): string =>
  spliceLines(
    beforeOf(rows),
    afterOf(rows),
    parts.flatMap((part) => part?.cut.flatMap(({ hunks }) => hunks) ?? []),
  ).toString();

/** What the file is with the lines of one result alone. */
const alone = (rows: readonly Row[], id: string): string =>
  textOf(
    rows.filter(
      ({ mark }) => mark === '=' || mark === id || (/[ab]/.test(mark) && mark !== id.toLowerCase()),
    ),
  ).toString();

describe('a file that two have changed', () => {
  it.each([
    ['far apart', rowsOf('=x', 'a1', 'A2', '=y', '=z', 'b3', 'B4', 'B5', '=w')],
    ['one takes away only', rowsOf('=x', 'a1', '=y', '=z', '=w', 'B4', '=v')],
    ['one below the other, at the end', rowsOf('=x', '=y', 'A', 'Adef a():', 'B', 'Bdef b():')],
    ['one below the other, in between', rowsOf('=x', 'A1', 'A2', 'B3', 'B4', '=y')],
    ['at the beginning', rowsOf('A1', '=x', 'B2')],
  ])('is divided: %s', (_, rows) => {
    const divided = divideWork([fileOf(rows)], claimsOf(rows));
    if (divided.kind === 'mixed') throw new Error(divided.problems.join());
    const { parts } = divided;
    expect(made(rows, [parts.get('A')])).toBe(alone(rows, 'A'));
    expect(made(rows, [parts.get('B')])).toBe(alone(rows, 'B'));
    expect(made(rows, [...parts.values()])).toBe(afterOf(rows).toString());
  });

  it.each([
    ['up', rowsOf('=it(x', '=});', 'Ait(a', 'A});', 'Bit(b', 'B});'), 1],
    [
      'up, with another change above',
      rowsOf('=w', 'A1', '=it(x', '=});', 'Ait(a', 'A});', 'Bit(b', 'B});'),
      3,
    ],
    ['down', rowsOf('=x', 'Ait(a', 'A});', 'Bit(b', 'B});', '=it(a', '=});'), 2],
    ['down, from the first line', rowsOf('Ait(a', 'A});', 'Bit(b', 'B});', '=it(a', '=});'), 1],
  ])('is divided where git shows the insertion one line further %s than it was written', (_, rows, gap) => {
    const above = hunksOf(rows).slice(0, -1);
    const now = { start: gap + 1 + above.length, count: 4 };
    const divided = divideWork(
      [fileOf(rows, [...above, { old: { start: gap, count: 0 }, new: now }])],
      claimsOf(rows),
    );
    if (divided.kind === 'mixed') throw new Error(divided.problems.join());
    expect(made(rows, [divided.parts.get('A')])).toBe(alone(rows, 'A'));
    expect(made(rows, [divided.parts.get('B')])).toBe(alone(rows, 'B'));
  });

  it.each([
    ['below', [3, 3], [4, 5]],
    ['above', [1, 2], [3, 3]],
  ] as const)('is not moved to a line %s that was there, though a place takes it in', (_, ofA, ofB) => {
    const rows = rowsOf('=x', 'A1', 'A2', 'A3', '=y');
    const claims = [ofA, ofB].map(([first, last], index) => ({
      id: 'AB'.charAt(index),
      filesWritten: [PATH],
      places: [{ file: PATH, lines: [first, last] as [number, number] }],
    }));
    const divided = divideWork([fileOf(rows)], claims);
    if (divided.kind === 'mixed') throw new Error(divided.problems.join());
    const starts = ['A', 'B'].map((id) => divided.parts.get(id)?.cut[0]?.hunks[0]?.new);
    const first = ofA[0] === 3 ? { start: 2, count: 2 } : { start: 2, count: 1 };
    expect(starts).toEqual([first, { start: 2 + first.count, count: 3 - first.count }]);
  });

  it.each([
    [
      'lines of two in one change',
      rowsOf('=x', 'a1', 'A2', 'b3', 'B4', '=y'),
      undefined,
      'src/a.py, lines 2 to 3: in places of A and B',
    ],
    ['a change of nobody', rowsOf('=x', 'A2', '=y'), [], 'src/a.py, lines 2 to 2: in no place of A and B'],
    [
      'a gap of nobody',
      rowsOf('=x', 'a2', '=y'),
      [],
      'src/a.py, the gap after line 1: in no place of A and B',
    ],
    [
      'places in another file',
      rowsOf('=x', 'A2', '=y'),
      [ELSEWHERE],
      'src/a.py, lines 2 to 2: in no place of A and B',
    ],
    ['no places at all', rowsOf('=x', 'A2', '=y'), null, 'src/a.py, lines 2 to 2: in no place of A and B'],
  ])('is not divided: %s', (_, rows, places, problem) => {
    const claims = claimsOf(rows).map(({ places: own, ...claim }) =>
      places === null ? claim : { ...claim, places: places ?? own },
    );
    expect(divideWork([fileOf(rows)], claims)).toEqual({ kind: 'mixed', problems: [problem] });
  });

  it('has a line that both claim: it is not divided', () => {
    const rows = rowsOf('=x', 'A1', 'B2', '=y');
    const both = [{ file: PATH, lines: [2, 3] as [number, number] }];
    const claims = claimsOf(rows).map((claim) => ({ ...claim, places: both }));
    expect(divideWork([fileOf(rows)], claims).kind).toBe('mixed');
  });
});

describe('blank lines that nobody names, in an insertion of two', () => {
  const of = (part: Part | undefined, file: readonly string[]): string[][] =>
    (part?.cut ?? []).flatMap(({ hunks }) =>
      hunks.map(({ new: { start, count } }) => file.slice(start - 1, start - 1 + count)),
    );
  it.each([
    ['stand before each', ['x', '', 'a', '', 'b', 'y'], ['', 'a'], ['', 'b']],
    ['stand behind each', ['x', 'a', '', 'b', '', 'y'], ['a', ''], ['b', '']],
    ['stand behind each, two of them', ['x', 'a', '', '', 'b', '', '', 'y'], ['a', '', ''], ['b', '', '']],
    ['stand behind each, with blanks in them', ['x', 'a', '  ', 'b', '\t', 'y'], ['a', '  '], ['b', '\t']],
    ['stand between only', ['x', 'a', '', 'b', 'y'], ['a'], ['', 'b']],
    ['stand at both ends too', ['x', '', 'a', '', 'b', '', 'y'], ['', 'a'], ['', 'b', '']],
    ['are no blank lines: a comment belongs below', ['x', 'a', '# b', 'b', '', 'y'], ['a'], ['# b', 'b', '']],
  ] as const)('%s', (_, file, ofA, ofB) => {
    const lines = file.map((line) => `${line}\n`);
    const hunk = { old: { start: 1, count: 0 }, new: { start: 2, count: file.length - 2 } };
    const claims = ['a', 'b'].map((text) => {
      const line = (file as readonly string[]).indexOf(text) + 1;
      return {
        id: text,
        filesWritten: [PATH],
        places: [{ file: PATH, lines: [line, line] as [number, number] }],
      };
    });
    const divided = divideWork([{ path: PATH, hunks: [hunk], lines }], claims);
    if (divided.kind === 'mixed') throw new Error(divided.problems.join());
    expect(of(divided.parts.get('a'), file)).toEqual([ofA]);
    expect(of(divided.parts.get('b'), file)).toEqual([ofB]);
  });
});

describe('a whole file', () => {
  const file = { path: PATH, hunks: undefined, lines: [] };
  it('is of who has written it', () => {
    const divided = divideWork([file], [{ id: 'A', filesWritten: [PATH] }, { id: 'B' }]);
    expect(divided).toEqual({
      kind: 'divided',
      parts: new Map([
        ['A', { whole: [PATH], cut: [] }],
        ['B', { whole: [], cut: [] }],
      ]),
    });
  });

  it.each([
    ['nobody', [{ id: 'A' }, { id: 'B' }], "src/a.py has changed, and is in no result's filesWritten"],
    [
      'two',
      [
        { id: 'A', filesWritten: [PATH] },
        { id: 'B', filesWritten: [PATH] },
      ],
      'src/a.py is in the filesWritten of A, B, and cannot be cut by lines',
    ],
  ])('of %s is not divided', (_, claims, problem) => {
    expect(divideWork([file], claims)).toEqual({ kind: 'mixed', problems: [problem] });
  });
});

/** 0 ≤ value < 1, always the same for a seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

it('of any file is divided so that all parts make the new one and each part only its own, or is refused', () => {
  let divided = 0;
  for (let seed = 1; seed <= 3000; seed += 1) {
    const random = numbers(seed);
    const rows = Array.from({ length: 2 + Math.floor(random() * 14) }, () => ({
      mark: '====ABab'.charAt(Math.floor(random() * 8)),
      text: `${'xyz'.charAt(Math.floor(random() * 3))}\n`,
    }));
    const work = divideWork([fileOf(rows)], claimsOf(rows));
    if (work.kind === 'mixed') continue;
    divided += 1;
    const parts = [...work.parts.values()];
    expect(parts.flatMap(({ whole }) => whole)).toEqual([]);
    expect(made(rows, parts), `seed ${seed}`).toBe(afterOf(rows).toString());
    const cuts = parts.flatMap((part) => part.cut.flatMap(({ hunks }) => hunks));
    const added = cuts.reduce((sum, hunk) => sum + hunk.new.count, 0);
    const removed = cuts.reduce((sum, hunk) => sum + hunk.old.count, 0);
    expect(added).toBe(rows.filter(({ mark }) => /[AB]/.test(mark)).length);
    expect(removed).toBe(rows.filter(({ mark }) => /[ab]/.test(mark)).length);
  }
  expect(divided).toBeGreaterThan(500);
});
