import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPage } from '../../scripts/fuzz/check-page.ts';
import { checkSarif } from '../../scripts/fuzz/check-sarif.ts';
import { MARKUP_WORDS } from '../../scripts/fuzz/words.ts';
import { HOSTILE } from '../kit/hostile-strings.ts';
import { reviewPageSaying } from '../kit/page-saying.ts';
import { readPage } from '../kit/read-page.ts';
import { readSarifMessage } from '../kit/sarif-message-reader.ts';
import { propertyRuns } from '../kit/property-runs.ts';

/** Any characters, halves of pairs among them, mixed with words that some reader acts on. */
const anyText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...MARKUP_WORDS) },
      fc.constantFrom(...Object.values(HOSTILE).filter(({ length }) => length < 200)),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => `\\u${unit.toString(16)}`),
    ),
    { maxLength: 12 },
  )
  .map((parts) => Buffer.from(parts.join('')));

describe('whatever the texts of a report are', () => {
  it('SARIF holds them exactly, and its messages neither links nor placeholders', () => {
    fc.assert(fc.property(anyText, checkSarif), propertyRuns(300));
  });

  it('a page of HTML is made of the same elements, and shows them', () => {
    fc.assert(fc.property(anyText, checkPage), propertyRuns(40));
  });
});

describe('the reader of messages', () => {
  it.each([
    ['{0}', ['{0}'], []],
    ['{{0}}', [], []],
    ['{{{0}}}', ['{0}'], []],
    ['a [b](1) c', [], ['[b](1)']],
    ['a [b\\](1) c', [], []],
    ['a [b\\\\](command:x) c', [], ['[b\\\\](command:x)']],
  ])('sees in %j what a viewer would act on', (message, placeholders, links) => {
    expect(readSarifMessage(message)).toEqual({ placeholders, links });
  });
});

describe('the reader of pages', () => {
  const page = reviewPageSaying('harmless');
  it.each([
    '<b>x</b>',
    '</title>',
    '"><i>',
    '<!-- x -->',
    '</td></table>',
    '</p>',
    '<script>1</script>',
    '\0',
  ])('sees that %j was not escaped', (text) => {
    expect(readPage(page.replaceAll('harmless', () => text)).shape).not.toEqual(readPage(page).shape);
  });

  it('reads the texts of elements and of attributes', () => {
    const { texts } = readPage('<p title="a&amp;b">c<b>d</b></p><script>e</script>');
    expect(texts).toEqual(['a&b', 'c', 'd']);
  });
});
