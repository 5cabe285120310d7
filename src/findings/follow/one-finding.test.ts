import { expect, it } from 'vitest';
import { mergedFinding, verifiedFinding } from '../../../tests/kit/finding-example.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { MergedFinding, Open } from '../lifecycle.ts';
import { oneFinding } from './one-finding.ts';

const OPEN: Open = { since: 'before', fingerprint: 'f', group: 'minor', score: 60 };
const also = (line: number) => ({
  file: 'src/pay.ts' as RepoPath,
  side: 'new' as const,
  at: { start: line, end: line },
  quote: `also(${line});`,
});
const placesOf = ({ also: places = [] }: MergedFinding): string[] =>
  places.map(({ file, side, at, quote }) => `${side} ${file}:${at.start} ${quote}`);

const FIRST = mergedFinding({ lines: [5, 7], title: 'Not awaited' }, [verifiedFinding({ slot: 'r7k2ab/4' })]);
const SECOND = mergedFinding({
  ...{ slot: 'r7k2ab/5', lens: 'history-context', lines: [20, 20], title: 'Undoes a fix' },
  verification: { code_examined: 'pay(order);' },
});

it('of one claim is that claim', () => {
  expect(oneFinding(FIRST, [])).toBe(FIRST);
});

it('is the first, with the others and their witnesses as witnesses', () => {
  const third = mergedFinding({ slot: 'r7k2ab/6', lines: [40, 40] }, [verifiedFinding({ slot: 'r7k2ab/7' })]);
  const { witnesses, ...one } = oneFinding(FIRST, [SECOND, third]);
  expect(one).toMatchObject({ at: FIRST.at, fingerprint: FIRST.fingerprint, claim: FIRST.claim });
  expect(witnesses.map(({ slot }) => slot)).toEqual(['r7k2ab/4', 'r7k2ab/5', 'r7k2ab/6', 'r7k2ab/7']);
  expect(witnesses.filter((one) => 'witnesses' in one)).toEqual([]);
});

it('stands also where the others stand, with what they quote, and where they are also', () => {
  const one = oneFinding({ ...FIRST, also: [also(90)] }, [{ ...SECOND, also: [also(91)] }]);
  expect(placesOf(one)).toEqual([
    'new src/pay.ts:90 also(90);',
    'new src/pay.ts:20 pay(order);',
    'new src/pay.ts:91 also(91);',
  ]);
});

it('names no place that it has already', () => {
  const within = mergedFinding({ slot: 'r7k2ab/5', lines: [6, 6], title: 'Inside' });
  expect(placesOf(oneFinding(FIRST, [within]))).toEqual([]);
  expect(placesOf(oneFinding(FIRST, [SECOND, { ...within, also: [also(20)] }]))).toHaveLength(1);
  const wider = mergedFinding({ slot: 'r7k2ab/5', lines: [4, 6], title: 'Wider' });
  expect(placesOf(oneFinding(FIRST, [wider]))).toHaveLength(1);
  const before = mergedFinding({ slot: 'r7k2ab/5', lines: [6, 6], side: 'old' });
  expect(placesOf(oneFinding(FIRST, [before]))).toHaveLength(1);
});

it('is known from the run before when any of them is, by the first that is', () => {
  expect(oneFinding(FIRST, [SECOND]).open).toBeUndefined();
  expect(oneFinding(FIRST, [SECOND, { ...SECOND, open: OPEN }]).open).toBe(OPEN);
  const own: Open = { ...OPEN, fingerprint: 'own' };
  expect(oneFinding({ ...FIRST, open: own }, [{ ...SECOND, open: OPEN }]).open).toBe(own);
});
