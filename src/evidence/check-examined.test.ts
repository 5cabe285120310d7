import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import { checkExamined } from './check-examined.ts';
import { exampleClaim, exampleWorld } from '../../tests/kit/world-example.ts';
import type { World } from './world.ts';

const review = (examined: string[], where_checked: string[] = []) => ({
  slot: 'r7k2ab/3',
  examined,
  findings: [
    exampleClaim({
      verification: { where_checked, checked_for_handling_elsewhere: where_checked.length > 0 },
    }),
  ],
});
const refused = (examined: string[], where_checked: string[] = [], world: Partial<World> = {}) =>
  checkExamined(review(examined, where_checked), exampleWorld(world)).refusedClaims;

it.each([
  ['a file that the packet showed', ['src/pay.ts']],
  ['a file that was opened', ['src/ship.ts']],
  ['the same in the tree, with the prefix of a diff', ['/cache/trees/1234/src/ship.ts', 'b/src/pay.ts']],
  ['nothing', []],
])('believes %s', (_, examined) => {
  expect(refused(examined)).toEqual([]);
});

it.each([
  ['a file that was never opened', ['src/pay.ts', 'src/card.ts'], 'src/card.ts'],
  ['a file that does not exist', ['src/nothing.ts'], 'src/nothing.ts'],
  ['a folder of which one file was opened', ['src/'], 'src/'],
  ['a path out of the tree', ['../secrets'], '../secrets'],
])('refuses %s', (_, examined, named) => {
  expect(refused(examined)).toEqual([
    `examined names ${named}, which the packet did not show and the reviewer never opened`,
  ]);
});

it('believes of a list of names that a place was checked, and not that a file was gone through', () => {
  const looks = { opened: new Set<RepoPath>(), searched: [], listed: ['src'] };
  expect(refused([], ['src/card.ts'], { looks })).toEqual([]);
  expect(refused(['src/card.ts'], [], { looks })).toHaveLength(1);
  expect(refused(['src/card.ts'], [], { looks: { ...looks, searched: ['src'] } })).toHaveLength(1);
  expect(refused(['src/card.ts'], [], { looks: { ...looks, searched: ['src/card.ts'] } })).toEqual([]);
});

it('refuses a place said to be checked and never opened, and leaves the finding to its quote', () => {
  expect(refused([], ['src/card.ts'])).toEqual([
    'findings[0] says it checked src/card.ts, which was never opened or searched',
  ]);
});

it('leaves a place that a claim of absence rests on to that claim', () => {
  const absent = {
    ...review([]),
    findings: [exampleClaim({ verification: { where_checked: ['src/card.ts'], claims_absence: true } })],
  };
  expect(checkExamined(absent, exampleWorld()).refusedClaims).toEqual([]);
});

it('believes a place that was opened, beside one that was not', () => {
  expect(refused([], ['src/ship.ts', 'src/card.ts'])).toHaveLength(1);
});

it('says each refused claim once', () => {
  expect(refused(['src/card.ts', 'src/card.ts'])).toHaveLength(1);
});

describe('what the packet shows and nobody names', () => {
  const shown = new Set(['src/pay.ts', 'src/gone.ts', 'CLAUDE.md'] as RepoPath[]);
  const left = (examined: string[], world: Partial<World> = {}) =>
    checkExamined(review(examined), exampleWorld({ shown, ...world })).unexamined;

  it.each([
    ['one of three', ['src/pay.ts'], ['src/gone.ts', 'CLAUDE.md']],
    ['a folder and a file', ['src', 'CLAUDE.md'], ['src/pay.ts', 'src/gone.ts']],
    ['nothing', [], ['src/pay.ts', 'src/gone.ts', 'CLAUDE.md']],
    ['all, in their own ways', ['/cache/trees/1234/src/pay.ts', 'a/src/gone.ts', './CLAUDE.md'], []],
  ])('is left by one who names %s', (_, examined, expected) => {
    expect(left(examined)).toEqual(expected);
  });

  it('is left also when it was opened: only a word says that its change was gone through', () => {
    const looks = { opened: new Set([...shown]), searched: ['.'] };
    expect(left(['src/pay.ts'], { looks })).toEqual(['src/gone.ts', 'CLAUDE.md']);
  });
});

describe('no work', () => {
  const idle = { opened: new Set<RepoPath>(), searched: [] };
  it.each([
    ['a reviewer with a tree that never looked', { looks: idle }, 'never_looked'],
    ['one that opened a file', {}, undefined],
    ['one that only searched', { looks: { ...idle, searched: ['src'] } }, undefined],
    ['one without a tree', { looks: idle, hasTree: false }, undefined],
    ['nobody watched', { looks: undefined }, undefined],
  ])('%s', (_, world, expected) => {
    const examined = [...exampleWorld({}).shown].slice(0, 1);
    expect(checkExamined({ ...review([]), examined }, exampleWorld(world)).noWork).toBe(expected);
  });

  it.each([
    ['only the whole tree', ['.']],
    ['only a folder', ['src']],
    ['only a file that the packet did not show', ['src/ship.ts']],
  ])('one that names %s went through nothing', (_, examined) => {
    const world = exampleWorld({ hasTree: false, looks: undefined });
    expect(checkExamined({ ...review([]), examined }, world).noWork).toBe('examined_nothing');
  });

  it.each([
    ['one that names no file that it went through', exampleWorld({ hasTree: false }), 'examined_nothing'],
    ['one that was shown nothing', exampleWorld({ hasTree: false, shown: new Set() }), undefined],
  ])('%s', (_, world, expected) => {
    expect(checkExamined({ ...review([]), examined: [] }, world).noWork).toBe(expected);
  });
});
