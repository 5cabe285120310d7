import { expect, it } from 'vitest';
import { at, bug, claim, evalCase, scored } from './made-up.ts';
import { renderTable } from './render-table.ts';
import { scorecard } from './scorecard.ts';

const one = evalCase({ name: 'one', goldens: [bug('B1', at('a.ts', 10)), bug('B2', at('a.ts', 50))] });
const two = evalCase({ name: '<two>', goldens: [bug('B1', at('a.ts', 10))] });
const sections = scorecard({
  scored: [
    scored(one, [claim('a.ts', 10), claim('z.ts', 1)], 'plain'),
    scored(one, [claim('a.ts', 10), claim('a.ts', 50)], 'default'),
    scored(two, [], 'plain'),
    scored(two, [claim('a.ts', 10)], 'default'),
  ],
  sieves: [],
  judged: [],
});

it('a scorecard has the arms that were tried, with quotients over all cases', () => {
  const [figures, , , differences, ...rest] = sections;
  expect([figures?.head, figures?.rows[0]]).toEqual([
    ['', 'plain', 'default'],
    ['planted bugs found', '33.3 % [0.0 %, 50.0 %]', '100.0 % [100.0 %, 100.0 %]'],
  ]);
  expect(figures?.rows.map(([label]) => label)).not.toContain('clean changes with a finding');
  expect(differences?.title).toContain('default less plain');
  expect(differences?.rows[0]).toEqual(['planted bugs found', '+66.7 % [+50.0 %, +100.0 %]', 'yes']);
  expect(rest.at(-1)?.rows).toEqual([
    ['<two>', '1', '0 / 0 (0)', '1 / 1 (0)'],
    ['one', '2', '1 / 2 (0)', '2 / 2 (0)'],
  ]);
  expect(renderTable('somebody', sections)).not.toContain('raised findings');
});
