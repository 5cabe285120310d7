import { describe, expect, it } from 'vitest';
import { generatedPage } from '../../../../tests/kit/generated-page.ts';
import type { Report } from '../../../contracts/files/report.ts';
import { glanceOf, shortTitle, shortWhy } from './at-a-glance.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { renderTerminal } from '../terminal/render-terminal.ts';

const reportOf = (findings: number): Report => generatedPage({ findings, files: 10, lines: 20 }).report;
const thirty = reportOf(30);

describe('a report of many findings', () => {
  it('is short enough to need no overview with five findings, and has one from six on', () => {
    expect(glanceOf(reportOf(5))).toBeUndefined();
    expect(glanceOf(reportOf(6))).toBeDefined();
  });

  it.each([6, 30, 50])('names each of %i findings once', (count) => {
    const report = reportOf(count);
    const glance = glanceOf(report);
    const named = [...(glance?.first ?? []), ...(glance?.rest.flatMap(({ findings }) => findings) ?? [])];
    expect(glance?.first).toHaveLength(3);
    expect(named.map(({ id }) => id).sort()).toEqual(report.findings.map(({ id }) => id).sort());
  });

  it('puts first what does most harm among what is sure, and a minor note after all of these', () => {
    const [a, b, c, d, ...others] = thirty.findings;
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('too few');
    const minor = others.map((one) => ({ ...one, group: 'minor' as const, severity: 'critical' as const }));
    const findings = [
      { ...a, group: 'critical' as const, severity: 'low' as const, score: 100 },
      { ...b, group: 'important' as const, severity: 'critical' as const, score: 80 },
      { ...c, group: 'important' as const, severity: 'high' as const, score: 76 },
      { ...d, group: 'unscored' as const, severity: 'critical' as const, score: null },
      ...minor,
    ];
    const glance = glanceOf({ ...thirty, findings });
    expect(glance?.first.map(({ id }) => id)).toEqual([b.id, c.id, a.id]);
    expect(glance?.rest.map(({ name, findings: { length } }) => [name, length])).toEqual([
      ['Not scored', 1],
      ['Minor', 26],
    ]);
  });
});

describe.each([
  ['terminal', renderTerminal],
  ['markdown', renderMarkdown],
] as const)('the %s report of 30 findings', (_, render) => {
  const lines = render(thirty).split('\n');
  const at = (text: string): number => lines.findIndex((line) => line.includes(text));

  it('begins with the recommendation, then three findings, then one line each for the rest, then details', () => {
    const order = ['Recommendation:', '1. ', '3. ', 'in a line each', '### Critical Issues'].map(at);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('has the overview on one page: at most 60 lines before the details', () => {
    expect(at('### Critical Issues')).toBeLessThanOrEqual(60);
  });

  it('cuts a title that would go over several lines, and has the whole with the details', () => {
    const title = `The hire is closed before the booking${', and nobody ever pays for it'.repeat(5)}`;
    const long = { ...thirty, findings: thirty.findings.map((one) => ({ ...one, title })) };
    const told = render(long).split('\n');
    const details = told.findIndex((line) => line.includes('### Critical Issues'));
    const named = told.slice(0, details).filter((line) => line.includes('The hire is closed'));
    expect(named).toHaveLength(30);
    expect(named.filter((line) => line.length > 160 || !line.includes('…'))).toEqual([]);
    expect(told.slice(details).filter((line) => line.includes(title))).toHaveLength(30);
  });

  it('says why of the first three only', () => {
    const overview = lines.slice(0, at('### Critical Issues'));
    const rows = overview.filter((line) => /^- /.test(line));
    expect(rows).toHaveLength(27);
    expect(overview.filter((line) => /^ {3}\S/.test(line))).toHaveLength(3);
  });
});

it('keeps a title and a reason of many lines on one line each', () => {
  const findings = thirty.findings.map((one) => ({ ...one, title: 'a\n# b', why: 'c\n\n## d' }));
  const text = renderTerminal({ ...thirty, findings });
  expect(text.split('\n').filter((line) => /^#+ (b|d)/.test(line))).toEqual([]);
});

it.each([
  ['a  short\none', 'a short one'],
  ['word '.repeat(60), `${'word '.repeat(47)}word …`],
  ['😀'.repeat(200), '…'],
])('cuts a long reason at a blank: %#', (why, shown) => {
  expect(shortWhy({ why })).toBe(shown);
});

it('cuts a title sooner', () => {
  expect(shortTitle({ title: 'word '.repeat(30) })).toBe(`${'word '.repeat(19)}word …`);
  expect(shortTitle({ title: 'Ships unpaid' })).toBe('Ships unpaid');
});
