import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from '../../kit/chromium.ts';
import { HOSTILE as EVERYWHERE } from '../../kit/hostile-strings.ts';
import { htmlIsInert, skeletonOf } from '../../kit/html-is-inert.ts';
import { DESKTOP, withPage } from '../../kit/opened-page.ts';
import { auditPageSaying, reviewPageSaying } from '../../kit/page-saying.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

/** What is hostile to a page above all; the strings that every format is tried with come on top. */
const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ['a script', '<script>window.pwned = 1; alert(1)</script>'],
  ['an image that fails', '<img src=x onerror="window.pwned=1">'],
  ['the end of a comment, a style and a script', '--></style></script><script>window.pwned=1</script>'],
  ['the end of an attribute', '"\' onmouseover=window.pwned=1 autofocus onfocus=window.pwned=1 x="'],
  ['the end of a cell and a table', '</td></tr></table><svg/onload=window.pwned=1>'],
  ['the end of a title', '</title><script>window.pwned=1</script><title>'],
  ['harmless-looking markup', '<b>bold</b><a href="https://example.com">here</a><p>'],
  ['a frame', '<iframe src="javascript:parent.pwned=1"></iframe>'],
  [
    'a refresh and a base',
    '<meta http-equiv=refresh content="0;url=https://example.com"><base href="https://example.com/">',
  ],
  [
    'a template',
    '<template><script>window.pwned=1</script></template>{{constructor.constructor("window.pwned=1")()}}${window.pwned=1}',
  ],
  ['entities', '&lt;script&gt;window.pwned=1&lt;/script&gt;&#60;img src=x onerror=window.pwned=1&#62;'],
  ['bidirectional controls', 'user\u202E\u2066// only for admins\u2069 \u2066begin'],
  ['invisible characters and tags', 'pay\u200Bment\u00AD\uFEFF\u{E0041}\u2028next\u2029'],
  ['terminal sequences', '\u001b[31mred\u001b]8;;https://example.com\u0007link\u001b]8;;\u0007\u009b2J'],
  ['NUL and carriage returns', 'a\u0000b\rc\u0001'],
  ['a very long line', 'x'.repeat(20_000)],
  ['a lone surrogate', 'broken \uD800 pair \uDC00'],
  [
    'a second form and a stylesheet',
    '<form action=https://example.com><link rel=stylesheet href=https://example.com/x.css>',
  ],
];

describe.each([
  ['a review', reviewPageSaying],
  ['an audit', auditPageSaying],
] as const)('the page of %s', (_, pageOf) => {
  let harmless: Promise<string> | undefined;
  it.each(HOSTILE)('is inert with %s in every text of it', async (__, text) => {
    const html = pageOf(text);
    expect(await htmlIsInert(browser, html)).toEqual([]);
    expect(await skeletonOf(browser, html)).toBe(
      await (harmless ??= skeletonOf(browser, pageOf('harmless'))),
    );
  });
});

it.each(Object.entries(EVERYWHERE))('the page of a review is inert with %s', async (_, text) => {
  expect(await htmlIsInert(browser, reviewPageSaying(text))).toEqual([]);
});

describe('the judge', () => {
  // Roles of an audit stand in attributes; on the page of a review no text of others does.
  const harmless = 'quite harmless';
  const page = auditPageSaying(harmless);
  it.each(HOSTILE.slice(0, 10))('finds %s that was not escaped', async (_, text) => {
    const html = page.replaceAll(harmless, () => text);
    const found = await htmlIsInert(browser, html);
    // What only adds elements that the page has anyway is seen by comparison.
    const isSame =
      found.length === 0 && (await skeletonOf(browser, html)) === (await skeletonOf(browser, page));
    expect([...found, ...(isSame ? ['nothing'] : [])]).not.toEqual(['nothing']);
  });

  it.each(HOSTILE.slice(11, 14))('finds %s that were not made visible', async (_, text) => {
    const html = page.replace('<main id=main tabindex=-1>', (main) => `${main}${text}`);
    expect(await htmlIsInert(browser, html)).toContain('characters that turn or hide text');
  });
});

it('lets no script in but its own, should one ever get through', async () => {
  const html = reviewPageSaying('harmless').replace(
    '</main>',
    '<script>window.pwned=1</script><img src="https://example.com/x.png"></main>',
  );
  await withPage(browser, html, DESKTOP, async ({ page, complaints }) => {
    expect(await page.evaluate('window.pwned')).toBeUndefined();
    expect(complaints.join('\n')).toMatch(/Content Security Policy/);
    expect(await page.locator('#filters').isVisible()).toBe(true);
  });
});
