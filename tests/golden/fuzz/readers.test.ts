import { describe, expect, it } from 'vitest';
import { reviewPageSaying } from '../../kit/page-saying.ts';
import { readPage } from '../../kit/read-page.ts';
import { readSarifMessage } from '../../kit/sarif-message-reader.ts';

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
