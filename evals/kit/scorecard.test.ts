import { describe, expect, it } from 'vitest';
import { at, bug, claim, evalCase, scored } from './made-up.ts';
import { renderTable } from './render-table.ts';
import { scorecard, type Material } from './scorecard.ts';

const one = evalCase({ name: 'one', goldens: [bug('B1', at('a.ts', 10)), bug('B2', at('a.ts', 50))] });
const two = evalCase({ name: '<two>', goldens: [bug('B1', at('a.ts', 10))] });
const material: Material = {
  by: 'somebody <b>bold</b> & "quoted"',
  scored: [
    scored(one, [claim('a.ts', 10), claim('z.ts', 1)], 'plain'),
    scored(one, [claim('a.ts', 10), claim('a.ts', 50)], 'default'),
    scored(two, [], 'plain'),
    scored(two, [claim('a.ts', 10)], 'default'),
  ],
  sieves: [
    { of: one, raised: 3, dropped: [{ guard: 'quote_not_found', claim: claim('z.ts', 1) }], shown: [] },
  ],
  judged: null,
};

describe('a scorecard', () => {
  it('has the arms that were tried, with quotients over all cases', () => {
    const card = scorecard(material);
    const recall = card.measures.find(({ key }) => key === 'recall');
    expect(card.arms).toEqual(['plain', 'default']);
    expect(recall?.arms.plain?.value).toBeCloseTo(1 / 3);
    expect(recall?.arms.default?.value).toBe(1);
    expect(card.differences.map(({ between }) => between)).toEqual([['default', 'plain']]);
    expect(card.differences[0]?.rows.find(({ key }) => key === 'recall')?.by?.value).toBeCloseTo(2 / 3);
  });

  it('is the same text each time', () => {
    expect(renderTable(scorecard(material))).toBe(renderTable(scorecard(material)));
  });
});
