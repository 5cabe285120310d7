import { describe, expect, it } from 'vitest';
import { at, bug, claim, evalCase } from './made-up.ts';
import { matchFindings, MOST_LINES, TOLERANCE } from './match-findings.ts';

const one = evalCase({ goldens: [bug('B1', at('a.ts', 20, 22))] });
const hitsOf = (...claims: Parameters<typeof matchFindings>[0]): (string | undefined)[] =>
  claims.map((_, i) => matchFindings(claims, one).hits.get(i)?.id);

describe('a finding hits a planted bug', () => {
  it.each([
    ['on its line', claim('a.ts', 21), true],
    ['that it overlaps at its beginning', claim('a.ts', 10, 20), true],
    ['three lines above', claim('a.ts', 17), true],
    ['three lines below', claim('a.ts', 25), true],
    ['not four lines above', claim('a.ts', 16), false],
    ['not four lines below', claim('a.ts', 26), false],
    ['not in another file', claim('b.ts', 21), false],
    ['with thirty lines', claim('a.ts', 20, 49), true],
    ['not with the whole file', claim('a.ts', 1, 400), false],
    ['not with thirty-one lines', claim('a.ts', 20, 50), false],
  ])('%s', (_, finding, hits) => {
    expect(hitsOf(finding)).toEqual([hits ? 'B1' : undefined]);
  });

  it('by limits that are written down', () => {
    expect([TOLERANCE, MOST_LINES]).toEqual([3, 30]);
  });

  it('at its cause as well as at its place', () => {
    const caller = evalCase({ goldens: [bug('B1', at('caller.ts', 5), { cause: at('a.ts', 40) })] });
    expect(matchFindings([claim('a.ts', 41)], caller).hits.get(0)?.id).toBe('B1');
    expect(matchFindings([claim('caller.ts', 5)], caller).hits.get(0)?.id).toBe('B1');
  });
});

describe('who answers for what', () => {
  const two = evalCase({ goldens: [bug('B1', at('a.ts', 10)), bug('B2', at('a.ts', 12))] });

  it('one finding never answers for two bugs', () => {
    const matched = matchFindings([claim('a.ts', 11)], two);
    expect([...matched.hits].length).toBe(1);
  });

  it('two findings between two bugs answer for both, whichever comes first', () => {
    // The first is near both, the second near B1 only (12 - 9 is within the tolerance, 12 - 7 is not).
    const claims = [claim('a.ts', 10), claim('a.ts', 7)];
    expect(matchFindings(claims, two).hits.size).toBe(2);
    expect(matchFindings(claims.toReversed(), two).hits.size).toBe(2);
  });

  it('the same said twice is one hit and one repeat', () => {
    const matched = matchFindings([claim('a.ts', 20), claim('a.ts', 22)], one);
    expect([matched.hits.size, matched.repeats, matched.unknown]).toEqual([1, [1], []]);
  });
});

describe('a finding at a bait', () => {
  const baited = evalCase({
    goldens: [bug('B1', at('a.ts', 20))],
    decoys: [
      { id: 'bait-1', file: 'a.ts', at: at('a.ts', 23), what: 'handled elsewhere' },
      { id: 'bait-2', file: 'c.ts', at: undefined, what: 'nothing of it was changed' },
    ],
  });

  it('is counted apart', () => {
    const matched = matchFindings([claim('a.ts', 25)], baited);
    expect([...matched.baits.values()].map(({ id }) => id)).toEqual(['bait-1']);
    expect(matched.unknown).toEqual([]);
  });

  it('is no hit although a bug stands near: the nearer of the two takes it', () => {
    const matched = matchFindings([claim('a.ts', 22), claim('a.ts', 21)], baited);
    expect([...matched.baits.keys()]).toEqual([0]);
    expect([...matched.hits.keys()]).toEqual([1]);
  });

  it('cannot be at a bait without a line', () => {
    expect(matchFindings([claim('c.ts', 1)], baited).unknown).toEqual([0]);
  });

  it('loses none: hits, repeats, baits and unknown add up', () => {
    const claims = [claim('a.ts', 20), claim('a.ts', 19), claim('a.ts', 24), claim('z.ts', 1)];
    const { hits, repeats, baits, unknown } = matchFindings(claims, baited);
    expect(hits.size + repeats.length + baits.size + unknown.length).toBe(claims.length);
    expect([hits.size, repeats.length, baits.size, unknown.length]).toEqual([1, 1, 1, 1]);
  });
});
