import { expect, it } from 'vitest';
import { lined } from '../evidence/reviewed-text.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { matchesPlace, placeAt, placeOf } from './place.ts';

const FILE = 'src/a.ts' as RepoPath;
/** The place of the line `X`, in a function of the other lines. */
const around = (...lines: string[]) => {
  const all = ['function f() {', ...lines.map((line) => `  ${line}`), '}'];
  const line = all.findIndex((one) => one.trim() === 'X') + 1;
  return placeAt(FILE, { start: line, end: line }, lined(all.join('\n')));
};
const then = around('a', 'b', 'c', 'X', 'd', 'e', 'g');

it.each<[string, string[], boolean]>([
  ['the same lines', ['a', 'b', 'c', 'X', 'd', 'e', 'g'], true],
  ['blank ones between', ['a', 'b', 'c', '', 'X', '', 'd', 'e', 'g'], true],
  ['one more above', ['a', 'b', 'c', 'new', 'X', 'd', 'e', 'g'], true],
  ['one gone on either side', ['a', 'b', 'X', 'e', 'g'], true],
  ['three others', ['a', 'b', 'c', 'X', 'k', 'l', 'm'], false],
  ['the same lines in another order', ['c', 'b', 'a', 'X', 'g', 'e', 'd'], false],
  ['the same lines on the other side', ['g', 'e', 'd', 'X', 'c', 'b', 'a'], false],
  ['none', ['X'], false],
])('surrounded by %s, it could be the place that was remembered: %#', (_, lines, expected) => {
  expect(matchesPlace(around(...lines), then)).toBe(expected);
});

it('tells file, side, source and lines apart, and keeps no text', () => {
  const text = lined('one\ntwo\n');
  const at = { start: 1, end: 1 };
  const places = [
    { file: FILE, side: 'new', source: 'bug-scan', at },
    { file: FILE, side: 'old', source: 'bug-scan', at },
    { file: FILE, side: 'new', source: 'CLAUDE.md', at },
    { file: 'b.ts' as RepoPath, side: 'new', source: 'bug-scan', at },
    { file: FILE, side: 'new', source: 'bug-scan', at: { start: 1, end: 2 } },
  ] as const;
  const lines = places.map((one) => placeOf(one, text).lines);
  expect(new Set(lines).size).toBe(places.length);
  expect(JSON.stringify(placeOf(places[0], text))).toMatch(/^[\d":,[\]a-z{}]+$/);
  expect(JSON.stringify(placeOf(places[0], text))).not.toContain('two');
});
