import { expect, it } from 'vitest';
import { exampleClaim, exampleWorld, type Different } from '../../tests/kit/world-example.ts';
import type { Looks } from '../evidence/looks.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { checkReview } from './check-review.ts';

const review = (...claims: Different[]) => ({
  slot: 'r7k2ab/3',
  examined: ['src/pay.ts'],
  findings: claims.map(exampleClaim),
});

it('has nothing to remark on a review that holds', () => {
  const checked = checkReview('bug-scan', review({}), exampleWorld());
  expect(checked).toMatchObject({ remarks: [], refusedClaims: [], noWork: false });
  expect(checked.sifted.kept).toHaveLength(1);
});

it('keeps what holds, drops the rest, and tells which and what to do', () => {
  const invented = { title: 'Invented', verification: { code_examined: 'chargeTwice(order.card);' } };
  const { remarks, sifted } = checkReview('bug-scan', review({}, invented), exampleWorld());
  expect(sifted.kept).toHaveLength(1);
  expect(sifted.dropped.map(({ reason }) => reason)).toEqual([
    { kind: 'quote_not_found', file: 'src/pay.ts' },
  ]);
  expect(remarks).toEqual([
    'findings[1] "Invented": the quote is not in src/pay.ts. Copy whole lines exactly as the file has them (side "old" for removed lines). Otherwise leave the finding out.',
  ]);
});

it('tells a reviewer what a finding rests on and is not there', () => {
  const rests_on = [{ file: 'deps/left-pad/index.js', quote: 'module.exports = leftPad;' }];
  const { remarks, sifted } = checkReview('bug-scan', review({ title: 'Padded', rests_on }), exampleWorld());
  expect(sifted.dropped.map(({ reason }) => reason)).toEqual([
    { kind: 'rests_on_not_found', file: 'deps/left-pad/index.js' },
  ]);
  expect(remarks).toEqual([
    'findings[0] "Padded": what rests_on quotes is not in deps/left-pad/index.js. Copy whole lines exactly as the file has them; name a package\'s file as deps/NAME/…. Otherwise leave the finding out.',
  ]);
});

it('keeps a finding without the further places that are not there, and tells which', () => {
  const also = [{ file: 'src/ship.ts', line: 4, quote: 'await pay(order, now);' }];
  const rests_on = [{ file: 'src/gone.js', quote: 'await pay(order, now);' }, { knowledge: 'It is so.' }];
  const invented = { title: 'Invented', verification: { code_examined: 'chargeTwice(order.card);' } };
  const sent = review(invented, { title: 'Also there', also, rests_on });
  const { remarks, sifted } = checkReview('bug-scan', sent, exampleWorld());
  expect(sifted.kept.map(({ claim, lost }) => [claim.title, lost])).toEqual([
    [
      'Also there',
      [
        { part: 'also', file: 'src/ship.ts', quote: 'await pay(order, now);' },
        { part: 'rests_on', file: 'src/gone.js', quote: 'await pay(order, now);' },
      ],
    ],
  ]);
  expect(remarks.slice(1)).toEqual([
    'findings[1] "Also there": a quote in also is not in src/ship.ts. Copy whole lines exactly as the file has them. Otherwise leave that place out, and keep the finding.',
    'findings[1] "Also there": what rests_on quotes is not in src/gone.js. Copy whole lines exactly as the file has them; name a package\'s file as deps/NAME/…. Otherwise leave that place out, and keep the finding.',
  ]);
});

it('loses no finding, also when one stands twice in a reply', () => {
  const { sifted } = checkReview('bug-scan', review({}, {}, { file: 'nowhere.ts' }), exampleWorld());
  expect(sifted.kept.length + sifted.dropped.length).toBe(3);
});

it('tells a reviewer that names no file what to name', () => {
  const checked = checkReview('bug-scan', { ...review(), examined: [] }, exampleWorld());
  expect(checked).toMatchObject({ noWork: true, refusedClaims: [] });
  expect(checked.remarks).toEqual([
    'examined names no file of the packet. Go through the files of the packet and name those that you went through.',
  ]);
});

it('takes a list of names for no look', () => {
  const [opened, places] = [new Set<RepoPath>(), ['']];
  const noWork = (looks: Looks) => checkReview('bug-scan', review(), exampleWorld({ looks })).noWork;
  expect(noWork({ opened, searched: [], listed: places })).toBe(true);
  expect(noWork({ opened, searched: places })).toBe(false);
});

it('tells a reviewer that never looked to look, before anything else', () => {
  const world = exampleWorld({ looks: { opened: new Set<RepoPath>(), searched: [] } });
  const { remarks, noWork } = checkReview(
    'dependency-check',
    { ...review(), examined: ['src/card.ts'] },
    world,
  );
  expect(noWork).toBe(true);
  expect(remarks).toEqual([
    'you never looked at the tree. Read the changed files and what they touch, then answer.',
    'examined names src/card.ts, which the packet did not show and the reviewer never opened. Open it, or do not name it.',
  ]);
});
