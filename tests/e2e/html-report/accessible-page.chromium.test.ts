import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderAuditHtml } from '../../../src/report/formats/html/audit/render-audit-html.ts';
import { renderHtml } from '../../../src/report/formats/html/render-html.ts';
import { exampleAuditPage } from '../../kit/audit-page-example.ts';
import { axeViolations } from '../../kit/axe-violations.ts';
import { startChromium } from '../../kit/chromium.ts';
import { variedPage } from '../../kit/varied-page.ts';
import { DESKTOP, PHONE, withPage } from '../../kit/opened-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

const { report, material } = variedPage();
const PAGES = {
  review: renderHtml(report, material),
  audit: renderAuditHtml(exampleAuditPage()),
} as const;

/** Everything open and unfiltered: what is hidden is not checked. */
async function openAll(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^All/ }).check();
  await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
  await page.evaluate(
    'for (const one of document.querySelectorAll(".file")) one.style.contentVisibility = "visible"',
  );
}

describe.each(['review', 'audit'] as const)('axe finds nothing wrong with the page of a %s', (kind) => {
  it.each([
    ['light', { ...DESKTOP, colorScheme: 'light' }],
    ['dark', { ...DESKTOP, colorScheme: 'dark' }],
    ['on a phone, light', { ...PHONE, colorScheme: 'light' }],
    ['on a phone, dark', { ...PHONE, colorScheme: 'dark' }],
  ] as const)('%s', (_, options) =>
    withPage(browser, PAGES[kind], { ...options, bypassCSP: true }, async ({ page }) => {
      expect(await axeViolations(page)).toEqual([]);
      await openAll(page);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }),
  );
});

describe('the judge', () => {
  it.each([
    ['an image without a text', '<img src="data:,">', 'image-alt'],
    ['pale text', '<p style="color:#ccc;background:#fff">pale', 'color-contrast'],
    ['a field without a name', '<input>', 'label'],
  ])('finds %s', (_, planted, rule) =>
    withPage(
      browser,
      PAGES.review.replace('</main>', `${planted}</main>`),
      { ...DESKTOP, bypassCSP: true },
      async ({ page }) => {
        expect((await axeViolations(page)).join('\n')).toContain(rule);
      },
    ),
  );
});

it('its headings make an outline without a gap', () =>
  withPage(browser, PAGES.review, DESKTOP, async ({ page }) => {
    const levels = await page.evaluate<number[]>(
      '[...document.querySelectorAll("h1,h2,h3,h4")].map((h) => Number(h.tagName[1]))',
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
    expect(levels.length).toBeGreaterThan(15);
  }));
