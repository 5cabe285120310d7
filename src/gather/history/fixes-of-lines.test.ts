import { describe, expect, it } from 'vitest';
import { hostileRepository } from '../../../tests/kit/hostile-repository.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { commitsOfLines } from './fixes-of-lines.ts';

const PATH = 'a.txt' as RepoPath;
const text = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');

function prepared() {
  const repository = hostileRepository({
    'a.txt': text('1', '2', '3', '4', '5', '6', '7', '8'),
    'b.txt': 'b\n',
  });
  const from = repository.git('rev-parse', 'HEAD');
  const second = repository.commit({ 'a.txt': text('1', 'two', '3', '4', '5', '6', '7', '8') });
  const removed = repository.commit({ 'a.txt': text('1', 'two', '3', '4', '5', '8') });
  const third = repository.commit({ 'a.txt': text('1', 'two', 'three', '4', '5', '8') });
  const of = (lines: [number, number], among = [second, removed, third], path = PATH) =>
    commitsOfLines(repository, { path, lines, from, to: third, among });
  return { repository, second, removed, third, of };
}

describe('commitsOfLines', () => {
  it('names who wrote the lines, and nobody else', async () => {
    const { of, second, third } = prepared();
    expect(await of([2, 2])).toEqual([second]);
    expect(await of([2, 3])).toEqual([second, third]);
    expect(await of([1, 4])).toEqual([second, third]);
  });

  it('names who removed lines right there, when nobody of them wrote any', async () => {
    const { of, removed, second } = prepared();
    expect(await of([5, 5])).toEqual([removed]);
    expect(await of([6, 900])).toEqual([removed]);
    expect(await of([5, 5], [second])).toEqual([]);
  });

  it('names nobody for lines that were there before, another file, or none', async () => {
    const { of } = prepared();
    expect(await of([1, 1], undefined, 'b.txt' as RepoPath)).toEqual([]);
    expect(await of([1, 1], undefined, 'none.txt' as RepoPath)).toEqual([]);
  });
});
