import { describe, expect, it } from 'vitest';
import { dropped, exampleFacts, exampleFinding } from '../../../tests/kit/report-example.ts';
import type { Report } from '../../contracts/report.ts';
import { buildReport } from '../build-report.ts';
import { reviewItems } from './review-items.ts';

const scored = (title: string, line: number) => ({
  ...exampleFinding(title, line),
  score: 92,
  group: 'critical' as const,
});

function reportWith(drops: Parameters<typeof exampleFacts>[0] = {}): Report {
  return buildReport(exampleFacts({ raised: 4, scored: [scored('Shown', 2)], ...drops }));
}

describe('what the page lists', () => {
  const report = reportWith({
    dropped: [
      { value: exampleFinding('A note', 4), reason: { kind: 'below_threshold', score: 60, threshold: 75 } },
      {
        value: exampleFinding('A weak one', 6),
        reason: { kind: 'below_threshold', score: 20, threshold: 75 },
      },
      dropped('Unproven', 8, { kind: 'quote_not_found', file: 'src/pay.ts' }),
    ],
  });
  const items = reviewItems(report);

  it('is every finding once: a minor note is listed with the reason it does not count, not dropped again', () => {
    expect(items.map(({ id, title, heading, status }) => [id, title, heading, status])).toEqual([
      ['F1', 'Shown', 'Critical', 'new'],
      ['F2', 'A note', 'Minor notes', 'new'],
      ['D1', 'A weak one', 'Dropped', 'dropped'],
      ['D2', 'Unproven', 'Dropped', 'dropped'],
    ]);
    expect(items[1]?.body).toContain('Score 60 is below 75.');
  });

  it('names the reason of every drop', () => {
    expect(items.slice(2).map(({ body }) => body)).toEqual([
      expect.stringContaining('score 20 is below 75'),
      expect.stringContaining('the quote does not stand in src/pay.ts'),
    ]);
  });

  it('keeps two drops that look alike apart', () => {
    const reason = { kind: 'below_threshold', score: 60, threshold: 75 } as const;
    const twins = [
      exampleFinding('A note', 4),
      { ...exampleFinding('A note', 4), fingerprint: 'f'.repeat(64) },
    ];
    const both = reviewItems(reportWith({ raised: 3, dropped: twins.map((value) => ({ value, reason })) }));
    expect(both.map(({ status }) => status)).toEqual(['new', 'new', 'new']);
  });
});
