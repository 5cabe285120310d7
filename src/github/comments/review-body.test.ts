import { expect, it } from 'vitest';
import { generatedPage } from '../../../tests/kit/generated-page.ts';
import { exampleFacts } from '../../../tests/kit/report-example.ts';
import { buildReport } from '../../report/build/build-report.ts';
import type { ReportFacts } from '../../report/build/report-facts.ts';
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

it('says what it recommends, and of many findings what matters most and one line of each other', () => {
  const { report } = generatedPage({ findings: 30, files: 3, lines: 9, text: '<b>' });
  const lines = reviewBody(report, [], []).split('\n');
  const at = (text: string): number => lines.findIndex((line) => line.startsWith(text));
  const order = [
    '**Recommendation:** request-changes',
    '**The 3 that matter most**',
    '3. `',
    '**Critical, in',
    '**Important, in',
  ];
  expect(order.map(at)).toEqual(order.map(at).toSorted((a, b) => a - b));
  expect(order.map(at)).not.toContain(-1);
  expect(lines.filter((line) => line.startsWith('- `'))).toHaveLength(27);
  expect(lines.join('').replaceAll(/<!--.*?-->|<\/?sub>|`[^`]*`/g, '')).not.toMatch(/(?<!\\)<b>/);
});

it('has no such lines of five findings, which are seen at once', () => {
  const { report } = generatedPage({ findings: 5, files: 1, lines: 9 });
  expect(reviewBody(report, [], [])).toContain('**Recommendation:** request-changes');
  expect(reviewBody(report, [], [])).not.toContain('matter most');
});

it('has everything of a minor note, folded and whole', () => {
  const { report } = generatedPage({ findings: 6, files: 1, lines: 9 });
  const findings = report.findings.map((one) => ({ ...one, group: 'minor' as const }));
  const body = reviewBody({ ...report, findings }, [], []);
  const folds = [...body.matchAll(/^ {2}<details><summary>Why<\/summary>$/gm)];
  expect(folds).toHaveLength(6);
  expect(body.match(/<details>/g)).toHaveLength(body.match(/<\/details>/g)?.length ?? 0);
  expect(body.match(/whole number of cents/g)).toHaveLength(9);
});
