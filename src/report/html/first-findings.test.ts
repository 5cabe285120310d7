import { expect, it } from 'vitest';
import { generatedPage } from '../../../tests/kit/generated-page.ts';
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
