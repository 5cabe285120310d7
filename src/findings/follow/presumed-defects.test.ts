import { describe, expect, it } from 'vitest';
import { mergedFinding } from '../../../tests/kit/finding-example.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { MergedFinding } from '../lifecycle.ts';
import { presumedDefects } from './presumed-defects.ts';

type Different = Parameters<typeof mergedFinding>[0];

const at = (start: number, end = start, different: Different = {}): MergedFinding =>
  mergedFinding({ lines: [start, end], title: `Wrong at ${start}`, ...different });
const withAlso = (finding: MergedFinding, start: number, file = 'src/pay.ts'): MergedFinding => ({
  ...finding,
  also: [{ file: file as RepoPath, side: 'new', at: { start, end: start }, quote: 'again(order);' }],
});
const causedBy = (finding: MergedFinding, whole: 'renamed' | 'deleted'): MergedFinding => ({
  ...finding,
  cause: { file: 'src/pay.ts' as RepoPath, side: 'new', at: { start: 1, end: 1 }, whole },
});

describe('two claims are presumed to be about one defect', () => {
  it.each<[string, MergedFinding, MergedFinding]>([
    ['when their quotes overlap', at(8, 12), at(12, 14)],
    ['when they quote the same line', at(8), at(8, 8, { lens: 'history-context' })],
    ['when one quotes the cause of the other', at(30, 30, { cause: [8, 9] }), at(9)],
    ['when they have one cause', at(30, 30, { cause: [8, 9] }), at(40, 40, { cause: [9, 9] })],
    ['when one is also where the other is', withAlso(at(30), 8), at(8)],
    ['when they are also at one place', withAlso(at(30), 8), withAlso(at(40), 8)],
    [
      'when one is also where the other is, in another file',
      withAlso(at(30), 8, 'src/refund.ts'),
      at(8, 8, { file: 'src/refund.ts' }),
    ],
    ['when the rename of one file causes both', causedBy(at(30), 'renamed'), causedBy(at(40), 'renamed')],
  ])('%s', (_, a, b) => {
    expect(presumedDefects([a, b])).toEqual([[a, b]]);
  });
});

describe('two claims are presumed to be about two', () => {
  it.each<[string, MergedFinding, MergedFinding]>([
    ['when they stand beside one another', at(8, 12), at(13)],
    ['when they stand in two files', at(8), at(8, 8, { file: 'src/refund.ts' })],
    ['when they stand before and after the change', at(8), at(8, 8, { side: 'old' })],
    [
      'when a whole file is the cause of one, and the other stands at its first line',
      causedBy(at(30), 'renamed'),
      at(1),
    ],
    ['when one file is renamed and deleted', causedBy(at(30), 'renamed'), causedBy(at(40), 'deleted')],
  ])('%s', (_, a, b) => {
    expect(presumedDefects([a, b])).toEqual([[a], [b]]);
  });
});

it('takes those for one that only a third ties together, in the order they came in', () => {
  const [first, other, second, tie] = [at(8, 10), at(50), at(14, 16), at(10, 14)];
  expect(presumedDefects([first, other, second, tie])).toEqual([[first, second, tie], [other]]);
});

it('does not tie a place to what a longer one before it does not reach', () => {
  const [long, inside, after] = [at(1, 20), at(5), at(21)];
  expect(presumedDefects([inside, after, long])).toEqual([[inside, long], [after]]);
});
