import { expect, it } from 'vitest';
import { exampleFacts } from '../../../tests/kit/report-example.ts';
import { buildReport, type ReportFacts } from '../build-report.ts';
import { reviewBody } from './review-body.ts';

const firstLines = (facts: Partial<ReportFacts>): string =>
  reviewBody(buildReport(exampleFacts(facts)), [], [])
    .split('\n')
    .slice(0, 4)
    .join('\n');

it('a complete review says what it is of', () => {
  expect(firstLines({})).toMatch(/^<!-- correctless:review 1 current -->\n\*\*Code review\*\* of /);
});

it.each<[string, Partial<ReportFacts>, RegExp]>([
  ['is incomplete', { calls: [] }, /\n\*\*INCOMPLETE: this review of .* certifies nothing\.\*\*\n/],
  ['has failed', { failures: ['HEAD moved'] }, /\n\*\*FAILED: this review of .* certifies nothing\.\*\*\n/],
])('a review that %s says so before anything else', (_, facts, expected) => {
  expect(firstLines(facts)).toMatch(expected);
});
