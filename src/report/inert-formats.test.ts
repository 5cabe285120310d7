import { describe, expect, it } from 'vitest';
import { HOSTILE } from '../../tests/kit/hostile-strings.ts';
import { reportSaying } from '../../tests/kit/hostile-report.ts';
import { liveInLog, liveInTerminal, markdownTags } from '../../tests/kit/inert-judges.ts';
import type { Report } from '../contracts/report.ts';
import { inkOf } from '../kernel/ink.ts';
import { inertJson } from '../kernel/inert.ts';
import { wrapLines } from '../kernel/wrap-lines.ts';
import { renderGithubAnnotations } from './render-github-annotations.ts';
import { renderMarkdown } from './render-markdown.ts';
import { renderRdjson } from './render-rdjson.ts';
import { renderSarif } from './render-sarif.ts';
import { renderTerminal } from './render-terminal.ts';

/** A renderer and what may never come out of it. Another renderer is another line. */
type Case = readonly [
  name: string,
  judge: (report: Report) => unknown,
  expected: (harmless: Report) => unknown,
];

const COLOURED = inkOf({ color: true, columns: 80, links: true }, '/home/u/repo');
const nothing = (): readonly string[] => [];

type Rdjson = {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly original_output: string;
    readonly location?: { readonly path: string };
  }[];
};
type Sarif = {
  readonly runs: readonly {
    readonly results: readonly {
      readonly message: { readonly text: string };
      readonly properties?: Report['findings'][number];
    }[];
  }[];
};
const rdjson = (report: Report) => (JSON.parse(renderRdjson(report)) as Rdjson).diagnostics;
const sarifResults = (report: Report) => (JSON.parse(renderSarif(report)) as Sarif).runs[0]?.results ?? [];

const CASES: readonly Case[] = [
  ['terminal, in a pipe', (report) => liveInTerminal(renderTerminal(report)), nothing],
  [
    'terminal, with colours and links',
    (report) => liveInTerminal(wrapLines(renderTerminal(report, COLOURED), 80)),
    nothing,
  ],
  ['markdown as text', (report) => liveInTerminal(renderMarkdown(report)), nothing],
  [
    'markdown as a page',
    (report) => markdownTags(renderMarkdown(report)),
    (harmless) => markdownTags(renderMarkdown(harmless)),
  ],
  ['json as text', (report) => liveInTerminal(inertJson(report)), nothing],
  ['sarif as text', (report) => liveInTerminal(renderSarif(report)), nothing],
  [
    'messages of sarif',
    (report) =>
      sarifResults(report).flatMap(({ message: { text } }) => [
        ...liveInTerminal(text),
        // Placeholders and links as the standard has them.
        ...(text.replaceAll(/\{\{|\}\}/g, '').match(/\{\d+\}/g) ?? []),
        ...(text.match(/(?<!\\)\]\(/g) ?? []),
      ]),
    nothing,
  ],
  ['rdjson as text', (report) => liveInTerminal(renderRdjson(report)), nothing],
  [
    'rdjson in a terminal',
    (report) => rdjson(report).flatMap((one) => liveInTerminal(one.original_output)),
    nothing,
  ],
  [
    'rdjson as comments',
    (report) => rdjson(report).map(({ message }) => markdownTags(message)),
    (harmless) => rdjson(harmless).map(({ message }) => markdownTags(message)),
  ],
  ['github-annotations as text', (report) => withoutOurs(renderGithubAnnotations(report)), nothing],
  [
    'commands of github-annotations',
    (report) => commandsIn(renderGithubAnnotations(report)),
    (harmless) => commandsIn(renderGithubAnnotations(harmless)),
  ],
];

/** The commands as the runner reads them: name and names of the properties. */
function commandsIn(text: string): string[] {
  return liveInLog(text).flatMap((line) => {
    const [, name = '', properties = ''] = /^::(\w+) ((?:[^,=:]+=[^,:]*,?)*)/.exec(line) ?? [];
    return `${name} ${properties
      .split(',')
      .map((one) => one.split('=')[0])
      .join(' ')}`;
  });
}

/** Everything but that the lines which are meant to be commands are. */
function withoutOurs(text: string): string[] {
  return liveInTerminal(text.replaceAll(/^::(error|warning|notice) /gm, '$1 '));
}

/** Texts of nothing but blanks, or of other lines than the harmless one, change the shape and not what is live. */
const harmless = (text: string): string => (text.trim() === '' ? text : text.replaceAll(/\S+/g, 'word'));

it('there are at least forty ways to be hostile', () => {
  expect(Object.keys(HOSTILE).length).toBeGreaterThanOrEqual(40);
});

describe.each(CASES)('%s', (_, judge, expected) => {
  // Most hostile texts have the same harmless twin.
  const known = new Map<string, unknown>();
  const expectedOf = (text: string): unknown => {
    if (!known.has(text)) known.set(text, expected(reportSaying(text)));
    return known.get(text);
  };

  it.each(Object.entries(HOSTILE))('does nothing that is asked by: %s', (_name, text) => {
    expect(judge(reportSaying(text))).toEqual(expectedOf(harmless(text)));
  });
});

describe.each(Object.entries(HOSTILE))('%s', (_, text) => {
  const report = reportSaying(text);

  it('is the same text in JSON', () => {
    expect(JSON.parse(inertJson(report))).toEqual(report);
  });

  it('is the same text in the properties of SARIF, and the same path for reviewdog', () => {
    const kept = sarifResults(report).flatMap(({ properties }) => properties ?? []);
    expect(kept).toEqual(report.findings);
    const paths = rdjson(report).flatMap(({ location }) => location?.path ?? []);
    expect(paths).toEqual(report.findings.map(() => text));
  });
});

describe('the judges', () => {
  it.each([
    '\u001b[5m',
    'a\u202eb',
    'a\ufe0f',
    '\u009b',
    '::error::x',
    ' ::x a=b::',
    'y ##[group]',
    '##VSO[x]',
  ])('see %j', (text) => {
    expect(liveInTerminal(text)).not.toEqual([]);
  });

  it.each([
    '<b>',
    '[a](b)',
    '# a',
    'https://a.example',
    'www.a.example',
    '**a**',
    '- a',
    '1. a',
    'a\n---',
    '~~a~~',
  ])('see %j in Markdown', (text) => {
    expect(markdownTags(text)).not.toEqual(markdownTags('word'));
  });
});
