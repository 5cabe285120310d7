import { beforeEach, expect, it } from 'vitest';
import { claimOf, review, type Reviewed } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import type { ClaimedFinding } from '../../contracts/replies/review.ts';
import type { Severity } from '../../contracts/shapes.ts';
import { renderTerminal } from '../../report/formats/terminal/render-terminal.ts';

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({ 'src/a.js': 'export const a = 1;\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/a.js': 'export const a = 1;\nexport const run = (q) => eval(q.note);\n' });
});

const LINE = 'export const run = (q) => eval(q.note);';
const claim = (quote: string, title: string, severity: Severity, more = {}): ClaimedFinding =>
  claimOf('src/a.js', quote, title, { severity, line: 2, trigger: 'run(q)', ...more });

/** The reply that is refused, then the one that is kept. */
function reviewed(first: readonly ClaimedFinding[], second: readonly ClaimedFinding[]): Promise<Reviewed> {
  return review(repository, {
    claims: { 'bug-scan': second },
    options: { noRules: true, lenses: 'bug-scan' },
    refused: ({ agent }, reply) => (agent === 'bug-scan' ? { ...reply, findings: first } : undefined),
  });
}

const MISQUOTED = 'export const run = q => eval(q.note)';

it.each(['critical', 'high'] as const)(
  'a %s claim that is left out of the mended reply is told first',
  async (severity) => {
    const { report } = await reviewed([claim(MISQUOTED, 'A note is run', severity)], []);
    expect(report.dropped).toEqual([
      {
        finding: { file: 'src/a.js', title: 'A note is run', lens: 'bug-scan', line: 2 },
        reason: {
          kind: 'not_given_again',
          text: `said to be ${severity}, refused (the quote is not in src/a.js), and not given again`,
        },
      },
    ]);
    expect(report.counts).toMatchObject({
      raised: 1,
      shown: 0,
      unproven: 1,
      dropped: { not_given_again: 1 },
    });
    expect(report.recommendation).toBe('needs-discussion');
    const page = renderTerminal(report);
    expect(page).toContain('No issues found but 1 grave claim dropped for want of proof.');
    expect(page).toContain('raised 1 = shown 0 + refused and not given again 1');
  },
);

it('one that is not grave is told, and approved', async () => {
  const { report } = await reviewed([claim(MISQUOTED, 'A note is run', 'low')], []);
  expect(report.counts).toMatchObject({ raised: 1, dropped: { not_given_again: 1 } });
  expect(report.counts).not.toHaveProperty('unproven');
  expect(report.recommendation).toBe('approve');
});

it.each<[string, ClaimedFinding]>([
  ['mended', claim(LINE, 'A note is run', 'critical')],
  ['mended, and called much the same', claim(LINE, 'A note of q is run by eval', 'critical')],
])('one that is given again counts once: %s', async (_, again) => {
  const { report } = await reviewed(
    [claim(MISQUOTED, 'A note of q is run', 'critical')],
    [{ ...again, title: again.title === 'A note is run' ? 'A note of q is run' : again.title }],
  );
  expect(report.counts).toMatchObject({ raised: 1, shown: 1, dropped: {} });
});

it('one is left out where another claim of that line is given', async () => {
  const { report } = await reviewed(
    [claim(MISQUOTED, 'A note is run', 'critical')],
    [claim(LINE, 'Notes are kept in plain', 'critical')],
  );
  expect(report.counts).toMatchObject({ raised: 2, shown: 1, unproven: 1, dropped: { not_given_again: 1 } });
});
