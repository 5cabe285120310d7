import { describe, expect, it } from 'vitest';
import { exampleFacts, exampleFinding, exampleRun } from '../../../../tests/kit/report-example.ts';
import type { Open, ScoredFinding } from '../../../findings/lifecycle.ts';
import { buildReport } from '../../build/build-report.ts';
import type { ReportFacts } from '../../build/report-facts.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { renderTerminal } from '../terminal/render-terminal.ts';

const BEFORE = { run: 'r1first', planned_at: '2026-01-01T00:00:00.000Z' };
const OPEN: Open = { since: 'r0oldest', fingerprint: 'e'.repeat(64), group: 'critical', score: 95 };

const shown = (title: string, line: number, open?: Open): ScoredFinding => ({
  ...exampleFinding(title, line),
  ...(open === undefined ? {} : { open }),
  score: 95,
  group: 'critical',
});
const gone = (title: string, line: number) => ({ ...exampleFinding(title, line), open: OPEN });

const remembering: Partial<ReportFacts> = {
  run: { ...exampleRun, since: BEFORE },
  raised: 1,
  followed: 5,
  scored: [shown('Ships unpaid', 10), shown('Logs the card', 20, OPEN)],
  dropped: [
    {
      value: gone('Charges | twice', 30),
      reason: { kind: 'fixed', why: 'the quote is gone from src/pay.ts' },
    },
    { value: gone('Takes no card', 40), reason: { kind: 'below_threshold', score: 60, threshold: 75 } },
    {
      value: gone('Rounds up', 50),
      reason: { kind: 'suppressed', fingerprint: 'e'.repeat(64), reason: 'the bank does' },
    },
    {
      value: gone('Has no test', 60),
      reason: { kind: 'withdrawn', why: 'its lines are no longer part of this change' },
    },
  ],
  suppressions: {
    ...{ expired: [], unmatched: [], unsure: [], graver: [] },
    added: ['eeeeeeeeeeee (mine; by Bo, expires 2026-12-31)'],
  },
};
const report = buildReport(exampleFacts(remembering));

const GONE = [
  ['fixed', 30, 'the quote is gone from src/pay.ts'],
  ['unconfirmed', 40, 'it is still there, and its scorer does not confirm it: score 60 is below 75'],
  ['dismissed', 50, 'suppressed: the bank does'],
  ['withdrawn', 60, 'its lines are no longer part of this change'],
] as const;

describe.each([
  ['the terminal', renderTerminal],
  ['Markdown', renderMarkdown],
])('%s', (_, render) => {
  const text = render(report);
  const lineWith = (part: string): string => text.split('\n').find((line) => line.includes(part)) ?? '';

  it('counts what became of the review before, in a section of its own', () => {
    expect(text).toContain('### Since the review of 2026-01-01 (run r1first)');
    expect(text).toContain(
      '1 new, 1 still open, 1 fixed, 1 not confirmed any more, 1 dismissed, 1 withdrawn',
    );
  });

  it.each(GONE)('names a finding that is %s, at line %i, with the reason', (became, line, why) => {
    // The first of two lists: the second is that of everything dropped.
    const row = lineWith(`:${line}`);
    expect(row).toContain(became);
    expect(row.replaceAll('\\', '')).toContain(why);
  });

  it('says of each finding whether it is new, or open since which run', () => {
    expect(text.match(/, new[,)]/g)).toHaveLength(1);
    expect(text.match(/, open since run r0oldest/g)).toHaveLength(1);
  });

  it('names a suppression that the change adds', () => {
    const note = lineWith('Suppression that this change adds, not applied').replaceAll('\\', '');
    expect(note).toContain('eeeeeeeeeeee (mine; by Bo, expires 2026-12-31)');
  });

  it('adds up', () => {
    expect(text).toContain(
      'raised 1 + open before 5 = shown 2 + below threshold 1 + suppressed 1 + fixed 1 + withdrawn 1',
    );
  });

  it('says nothing of it in a review that started afresh', () => {
    const afresh = render(buildReport(exampleFacts({ raised: 1, scored: [shown('Ships unpaid', 10)] })));
    expect(afresh).not.toContain('Since the review');
    expect(afresh).not.toMatch(/, new[,)]|open since/);
  });
});

it('a title with a bar breaks no table row', () => {
  const row = renderMarkdown(report)
    .split('\n')
    .find((line) => line.startsWith('| fixed') && line.includes('Charges'));
  expect(row?.match(/(?<!\\)\|/g)).toHaveLength(5);
});

it('is not made when a finding of the review before got lost', () => {
  const facts = exampleFacts({ ...remembering, raised: 2, followed: 4 });
  expect(() => buildReport(facts)).toThrow('lost a finding of run r1first');
});
