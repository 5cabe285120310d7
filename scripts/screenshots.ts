import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { renderAuditHtml } from '../src/report/formats/html/audit/render-audit-html.ts';
import { renderHtml } from '../src/report/formats/html/render-html.ts';
import { pageMaterial } from '../src/review/page-material.ts';
import { openRun } from '../src/run/stored/open-run.ts';
import { readReport } from '../src/run/stored/read-report.ts';
import { exampleAuditPage } from '../tests/kit/audit-page-example.ts';
import { startChromium } from '../tests/kit/chromium.ts';
import { fixedPrice } from '../tests/kit/fixed-price.ts';
import { DESKTOP, PHONE, withPage } from '../tests/kit/opened-page.ts';
import { recordedReview } from '../tests/kit/recorded-review.ts';
import { variedPage } from '../tests/kit/varied-page.ts';

/*
 * `npm run screenshots [-- NAME…]` makes the images of docs/html-report.md. The review is the demo's, made by the real steps from
 * recorded replies; the fix is the example of docs/fixes.md. The audit and the coverage map are examples with more cases.
 */
const INTO = resolve(import.meta.dirname, '..', 'docs', 'images');
/** In bytes: a larger image is too large for a document. */
const LARGEST = 300_000;

type Shot = {
  readonly name: string;
  readonly html: string;
  readonly options: BrowserContextOptions & { readonly fragment?: string };
  readonly prepare?: (page: Page) => Promise<void>;
};

process.env['GIT_CONFIG_GLOBAL'] = '/dev/null';
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'correctless screenshots '));
const browser = await startChromium();
try {
  mkdirSync(INTO, { recursive: true });
  const named = process.argv.slice(2);
  for (const shot of await shots()) if (named.length === 0 || named.includes(shot.name)) await take(shot);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

async function shots(): Promise<Shot[]> {
  const { repository, run } = await recordedReview(folder);
  const opened = await openRun(repository, run);
  const review = renderHtml(await readReport(opened), await pageMaterial(opened));
  const { report, material } = variedPage();
  const fixed = await fixedPrice(folder);
  return [
    { name: 'report-light', html: review, options: { ...DESKTOP, colorScheme: 'light' } },
    { name: 'report-dark', html: review, options: { ...DESKTOP, colorScheme: 'dark', fragment: '#F4' } },
    { name: 'report-phone', html: review, options: { ...PHONE, colorScheme: 'light', fragment: '#F4' } },
    {
      name: 'report-fixed',
      html: fixed,
      options: { viewport: { width: 1280, height: 1000 }, colorScheme: 'light', fragment: '#F1' },
    },
    {
      name: 'report-proven',
      html: fixed,
      options: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark', fragment: '#F1' },
      prepare: async (page) => {
        await page.getByText('The verified fix').click();
        for (const name of ['The test', 'What the test printed'])
          await page.getByText(name, { exact: true }).click();
      },
    },
    { name: 'report-audit', html: renderAuditHtml(exampleAuditPage()), options: DESKTOP },
    {
      name: 'report-coverage',
      html: renderHtml(report, material),
      options: { viewport: { width: 1280, height: 640 } },
      prepare: (page) => page.locator('#coverage').scrollIntoViewIfNeeded(),
    },
  ];
}

async function take({ name, html, options, prepare }: Shot): Promise<void> {
  const path = join(INTO, `${name}.png`);
  await withPage(browser, html, options, async ({ page }) => {
    await prepare?.(page);
    // A section that has just come into view is laid out in the next frame.
    await page.waitForTimeout(300);
    await page.screenshot({ path });
  });
  const { size } = statSync(path);
  if (size > LARGEST) throw new Error(`${name}.png has ${size} bytes, more than ${LARGEST}`);
  process.stdout.write(`${name}.png: ${size} bytes\n`);
}
