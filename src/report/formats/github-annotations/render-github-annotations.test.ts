import { describe, expect, it } from 'vitest';
import { dropped, exampleFacts, exampleFinding } from '../../../../tests/kit/report-example.ts';
import type { Report } from '../../../contracts/files/report.ts';
import { buildReport } from '../../build/build-report.ts';
import { renderGithubAnnotations } from './render-github-annotations.ts';

const finding = (line: number) => ({
  ...exampleFinding('Ships unpaid', line),
  score: 95,
  group: 'critical' as const,
});
const one = (changes: Partial<Report['findings'][number]> = {}): Report => {
  const report = buildReport(exampleFacts({ raised: 1, scored: [finding(12)] }));
  return { ...report, findings: report.findings.map((f) => ({ ...f, suggested_fix: '', ...changes })) };
};
const first = (report: Report): string => renderGithubAnnotations(report).split('\n')[0] ?? '';

describe('an annotation', () => {
  it('names file, lines and lens, and says what and why', () => {
    expect(first(one({ lines: [12, 14] }))).toBe(
      '::error file=src/pay.ts,line=12,endLine=14,title=correctless bug-scan::Ships unpaid. A declined card reaches the shipping step.',
    );
  });

  it('keeps what the runner takes for its own in a file name and in a message', () => {
    expect(first(one({ file: 'a,b:c%\nd.ts', title: '100%', why: 'one\ntwo: a, b' }))).toBe(
      '::error file=a%2Cb%3Ac%25%0Ad.ts,line=12,endLine=12,title=correctless bug-scan::100%25. one%0Atwo: a, b',
    );
  });

  it('has no line for removed code, whose line is none of the file', () => {
    expect(first(one({ side: 'old' }))).toBe(
      '::error file=src/pay.ts,title=correctless bug-scan::Line 12 before the change: Ships unpaid. A declined card reaches the shipping step.',
    );
  });

  it.each([
    ['critical', 'critical', 'error'],
    ['high', 'important', 'error'],
    ['medium', 'important', 'warning'],
    ['low', 'unscored', 'notice'],
    ['critical', 'minor', 'notice'],
  ] as const)('of severity %s among %s is ::%s', (severity, group, name) => {
    expect(first(one({ severity, group }))).toMatch(new RegExp(`^::${name} `));
  });
});

it('says first of all that a review is incomplete', () => {
  const lines = renderGithubAnnotations(
    buildReport(exampleFacts({ raised: 1, scored: [finding(12)], calls: [] })),
  ).split('\n');
  expect(lines[0]).toMatch(
    /^::error title=correctless%3A review INCOMPLETE::INCOMPLETE: this review certifies nothing\.%0A- bug-scan: 2 hunks shown to no reviewer/,
  );
  expect(lines.filter((line) => /^::(?!notice)/.test(line))).toHaveLength(2);
});

it('is one line for people, and what is not said, when there is no finding', () => {
  expect(renderGithubAnnotations(buildReport(exampleFacts({ skipped: [] })))).toMatch(
    /^::notice [^:]*::switched off: .*\ncorrectless r7k2ab: complete; raised 0 = shown 0; reviewed 2 of 2 hunks; bug-scan 1\/1, rules-compliance 1\/1\n$/,
  );
});

it('annotates what is listed, and nothing that was dropped', () => {
  const report = buildReport(
    exampleFacts({
      raised: 2,
      dropped: [
        dropped('nobody knows', 60, { kind: 'unscored', why: 'no quote' }),
        dropped('invented', 1, { kind: 'quote_not_found', file: 'src/pay.ts' }),
      ],
    }),
  );
  expect(renderGithubAnnotations(report).match(/^::.*/gm)).toEqual([
    expect.stringContaining('nobody knows'),
    expect.stringContaining('what this does not say'),
  ]);
});
