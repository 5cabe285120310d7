import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stockShop } from '../../../tests/e2e/review/stock-shop.ts';
import { exampleFacts } from '../../../tests/kit/report-example.ts';
import { sampleFolder } from '../../../tests/kit/sample-repository.ts';
import { exampleClaim } from '../../../tests/kit/world-example.ts';
import type { ClaimedFinding } from '../../contracts/replies/review.ts';
import type { RaisedFinding } from '../../findings/lifecycle.ts';
import { mergeDuplicates } from '../../findings/merge-duplicates.ts';
import { verifyFinding } from '../../findings/verify-finding.ts';
import { askedTarget } from '../../gather/target/asked-target.ts';
import { readChange } from '../../gather/change/change.ts';
import { readWorld } from '../../gather/world.ts';
import { sift } from '../../kernel/sifted.ts';
import { buildReport } from '../../report/build/build-report.ts';
import { renderMarkdown } from '../../report/formats/markdown/render-markdown.ts';
import { renderTerminal } from '../../report/formats/terminal/render-terminal.ts';

/** A caller that the change breaks and does not touch, from git to the report. */

type Cause = ClaimedFinding['verification']['cause'];

const broken = (cause?: Cause, lens: RaisedFinding['lens'] = 'caller-impact', slot = 'r7k2ab/7') => ({
  ...{ slot, lens },
  claim: exampleClaim({
    ...{ file: 'src/order.ts', title: 'order() confirms a cart that reserve() refused' },
    ...(lens === 'caller-impact' ? { callerFile: 'src/order.ts', callerText: '  await reserve(cart);' } : {}),
    verification: {
      ...{ code_examined: '  await reserve(cart);', is_impact_finding: true },
      ...(cause === undefined ? {} : { cause }),
    },
  }),
});
const CHANGED = { file: 'src/stock.ts', quote: '  if (short) return false;' };

async function reportOf(...raised: RaisedFinding[]) {
  const top = join(sampleFolder(), 'shop');
  stockShop(top);
  const { repository, target } = await askedTarget(top, ['main..feature'], {
    ...{ staged: false, uncommitted: false, paths: [] },
  });
  const change = await readChange(repository, target);
  const world = await readWorld(repository, change, raised, { policy: 'added', cacheRoot: '/nowhere' });
  const verified = sift(raised, (finding) => verifyFinding(finding, world));
  const merged = mergeDuplicates(verified.kept);
  return buildReport(
    exampleFacts({
      raised: raised.length,
      scored: merged.kept.map((finding) => ({ ...finding, score: 90, group: 'critical' })),
      dropped: [...verified.dropped, ...merged.dropped],
    }),
  );
}

it('a finding is shown with the other places of its defect, each where code found it', async () => {
  const also = [{ file: 'src/order.ts', line: 99, quote: '  await reserve(cart);' }];
  const claim = exampleClaim({ file: CHANGED.file, also, verification: { code_examined: CHANGED.quote } });
  const report = await reportOf({ slot: 'r7k2ab/2', lens: 'bug-scan', claim });
  const place = { kind: 'also here', source: 'src/order.ts:5', text: '  await reserve(cart);' };
  expect(report.findings[0]?.evidence).toContainEqual(place);
  expect(renderTerminal(report)).toContain('src/order.ts:5');
  expect(renderMarkdown(report)).toContain('also here');
});

describe('an impact finding with its cause on a changed line', () => {
  const review = () =>
    reportOf(
      broken(CHANGED),
      broken(CHANGED, 'dependency-check', 'r7k2ab/4'),
      broken({ ...CHANGED, quote: "  if (short) throw new Error('sold out');" }, 'bug-scan', 'r7k2ab/2'),
    );

  it('is one finding at the caller, with everyone who saw it', async () => {
    const report = await review();
    expect(report.findings).toMatchObject([
      {
        ...{ file: 'src/order.ts', lines: [5, 5], side: 'new', placement: 'impact' },
        ...{ lens: 'bug-scan', witnesses: ['caller-impact', 'dependency-check'] },
      },
    ]);
  });

  it('carries every cause that was named, added or removed', async () => {
    const report = await review();
    const causes = report.findings[0]?.evidence.filter(({ kind }) => kind === 'cause');
    expect(causes?.map(({ source }) => source)).toEqual([
      'src/stock.ts:5 (before the change)',
      'src/stock.ts:5',
    ]);
  });

  it.each([
    ['terminal', renderTerminal, /Evidence \(cause, src\/stock\.ts:5\):\*\* if \(short\) return false;/],
    ['markdown', renderMarkdown, /cause, src\/stock\.ts:5:\n\n```text\n {2}if \(short\) return false;/],
    ['JSON', JSON.stringify, /"kind":"cause","source":"src\/stock\.ts:5"/],
  ])('shows the cause and the witnesses in the %s report', async (_, render, cause) => {
    const report = await review();
    expect(render(report)).toMatch(cause);
    expect(render(report)).toMatch(/caller-impact.{1,3}dependency-check/);
  });
});

it.each<[string, Cause, string]>([
  ['without a cause', undefined, 'cause_missing'],
  [
    'with a cause on an unchanged line',
    { file: 'src/stock.ts', quote: '  const short = cart.length > 9;' },
    'cause_not_on_changed_line',
  ],
  ['with an invented cause', { file: 'src/stock.ts', quote: '  if (short) return null;' }, 'quote_not_found'],
])('the same finding %s is dropped', async (_, cause, kind) => {
  const report = await reportOf(broken(cause));
  expect(report.findings).toEqual([]);
  expect(report.dropped.map(({ reason }) => reason.kind)).toEqual([kind]);
});

it('a promise is proven by the commit message alone, as git has it', async () => {
  const claim = (intentText: string): RaisedFinding => ({
    ...{ slot: 'r7k2ab/6', lens: 'intent-fulfilment' },
    claim: exampleClaim({
      ...{ file: 'src/stock.ts', intentText },
      verification: { code_examined: '  if (short) return false;' },
    }),
  });
  const report = await reportOf(
    claim('A cart that is short is no longer an error.'),
    claim('Every caller now checks the answer.'),
  );
  expect(report.findings).toMatchObject([{ lens: 'intent-fulfilment' }]);
  expect(report.dropped.map(({ reason }) => reason.kind)).toEqual(['intent_not_found']);
});
