import { describe, expect, it } from 'vitest';
import { dropped, exampleFacts, exampleFinding } from '../../../../tests/kit/report-example.ts';
import type { Report } from '../../../contracts/files/report.ts';
import type { ScoredFinding } from '../../../findings/lifecycle.ts';
import { buildReport } from '../../build/build-report.ts';
import { reviewItems } from './review-items.ts';

const scored = (title: string, line: number, score = 92): ScoredFinding => ({
  ...exampleFinding(title, line),
  score,
  group: score < 75 ? 'minor' : 'critical',
});

function reportWith(drops: Parameters<typeof exampleFacts>[0] = {}): Report {
  return buildReport(exampleFacts({ raised: 4, scored: [scored('Shown', 2)], ...drops }));
}

describe('what the page lists', () => {
  const report = reportWith({
    raised: 5,
    scored: [scored('Shown', 2), scored('A note', 4, 60)],
    dropped: [
      dropped('Nobody knows', 5, { kind: 'unscored', why: 'no quote' }),
      dropped('A weak one', 6, { kind: 'below_threshold', score: 20, threshold: 50 }),
      dropped('Unproven', 8, { kind: 'quote_not_found', file: 'src/pay.ts' }),
    ],
  });
  const items = reviewItems(report);

  it('is every finding once: what nobody scored is listed with the reason, not dropped again', () => {
    expect(items.map(({ id, title, heading, status }) => [id, title, heading, status])).toEqual([
      ['F1', 'Shown', 'Critical', 'new'],
      ['F2', 'A note', 'Minor notes', 'new'],
      ['F3', 'Nobody knows', 'No acceptable score', 'new'],
      ['D1', 'A weak one', 'Dropped', 'dropped'],
      ['D2', 'Unproven', 'Dropped', 'dropped'],
    ]);
    expect(items[1]?.body).toContain('score <b>60</b>');
    expect(items[1]?.body).not.toContain('class=reason');
    expect(items[2]?.body).toContain('No acceptable score: no quote.');
  });

  it('names the reason of every drop', () => {
    expect(items.slice(3).map(({ body }) => body)).toEqual([
      expect.stringContaining('score 20 is below 50'),
      expect.stringContaining('the quote is not in src/pay.ts'),
    ]);
  });

  it('keeps two drops that look alike apart', () => {
    const reason = { kind: 'unscored', why: 'no quote' } as const;
    const twins = [
      exampleFinding('A note', 4),
      { ...exampleFinding('A note', 4), fingerprint: 'f'.repeat(64) },
    ];
    const both = reviewItems(reportWith({ raised: 3, dropped: twins.map((value) => ({ value, reason })) }));
    expect(both.map(({ status }) => status)).toEqual(['new', 'new', 'new']);
  });
});
