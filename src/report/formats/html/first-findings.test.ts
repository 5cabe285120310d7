import { expect, it } from 'vitest';
import { generatedPage } from '../../../../tests/kit/generated-page.ts';
import { otherFindings } from './first-findings.ts';
import { renderHtml } from './render-html.ts';

const pageOf = (findings: number): string => {
  const { report, material } = generatedPage({ findings, files: 10, lines: 20, text: '<b>' });
  return renderHtml(report, material);
};

it('names the three findings that matter most beside the recommendation, each with a link to its card', () => {
  const page = pageOf(30);
  const first = /<ol class=first>(.*?)<\/ol>/s.exec(page)?.[1] ?? '';
  expect(first.match(/<li><a href="?#F\d+"?>/g)).toHaveLength(3);
  expect(first).not.toContain('<b><b>');
  expect(page.indexOf('class=first')).toBeGreaterThan(page.indexOf('Recommendation'));
  expect(page.indexOf('class=first')).toBeLessThan(page.indexOf('id=index '));
});

it('names none where all findings are seen at once', () => {
  expect(pageOf(5)).not.toContain('class=first');
});

it('folds the index by group, open to begin with, and the changes by file', () => {
  const page = pageOf(30);
  const groups = page.match(
    /<details class=group open><summary><h3>(Critical|Important) <small>\d+<\/small>/g,
  );
  expect(groups).toHaveLength(2);
  expect(page.match(/<details class=file /g)).toHaveLength(10);
});

it('has the others in a line each before everything else, folded by group, each a link to its card', () => {
  const page = pageOf(50);
  const others = [
    ...page.matchAll(/<details class=others( open)?>.*?<h3>(.*?) <small>(\d+)<.*?<\/details>/gs),
  ];
  const links = others.flatMap(([text]) => text.match(/<li><a href="?#F\d+"?>/g) ?? []);
  expect(others.map(([, , name]) => name)).toEqual(['Critical, in a line each', 'Important, in a line each']);
  expect(links).toHaveLength(47);
  expect(new Set(links).size).toBe(47);
  expect(page.indexOf('class=others')).toBeGreaterThan(page.indexOf('class=first'));
  expect(page.lastIndexOf('class=others')).toBeLessThan(page.indexOf('Every finding that was raised'));
});

it('has none of them where all are seen at once, and closes minor notes and what would push the rest away', () => {
  const { report } = generatedPage({ findings: 30, files: 3, lines: 9 });
  const minor = report.findings.map((one) => ({ ...one, group: 'minor' as const }));
  expect(otherFindings({ ...report, findings: report.findings.slice(0, 5) })).toBe('');
  expect(otherFindings({ ...report, findings: minor })).toMatch(/^<details class=others><summary>/);
  expect(pageOf(99)).toMatch(/<details class=others><summary><h3>Important/);
});
