import { describe, expect, it } from 'vitest';
import {
  FORMAT_JUDGES,
  postedTexts,
  rdjsonDiagnostics,
  sarifResults,
} from '../../../tests/kit/format-judges.ts';
import { HOSTILE } from '../../../tests/kit/hostile-strings.ts';
import { reportSaying } from '../../../tests/kit/hostile-report.ts';
import { liveInTerminal, markdownTags } from '../../../tests/kit/inert-judges.ts';
import { inertJson } from '../../kernel/text/inert.ts';

it('a review on GitHub has its comments and what became of an earlier one in it', () => {
  const texts = postedTexts(reportSaying('word'));
  expect(texts.filter((text) => /^<!-- correctless:finding [^\n]* open -->/.test(text))).toHaveLength(4);
  expect(texts.filter((text) => / gone -->\n\*\*Fixed\.\*\* word/.test(text))).toHaveLength(2);
});

/** Texts of nothing but blanks, or of other lines than the harmless one, change the shape and not what is live. */
const harmless = (text: string): string =>
  text.trim() === ''
    ? text
    : text.replaceAll(/\S+/g, (word) => (word.length < 300 ? 'word' : 'w'.repeat(word.length)));

it('there are at least forty ways to be hostile', () => {
  expect(Object.keys(HOSTILE).length).toBeGreaterThanOrEqual(40);
});

describe.each(FORMAT_JUDGES)('%s', (_, judge, expected) => {
  // Most hostile texts have the same harmless twin.
  const known = new Map<string, unknown>();
  const expectedOf = (text: string): unknown => {
    if (!known.has(text)) known.set(text, expected(reportSaying(text)));
    return known.get(text);
  };

  it.each(Object.entries(HOSTILE))('does nothing that is asked by: %s', async (_name, text) => {
    expect(await judge(reportSaying(text))).toEqual(await expectedOf(harmless(text)));
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
    const paths = rdjsonDiagnostics(report).flatMap(({ location }) => location?.path ?? []);
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
