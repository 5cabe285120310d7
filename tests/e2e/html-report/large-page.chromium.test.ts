import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderHtml } from '../../../src/report/formats/html/render-html.ts';
import { startChromium } from '../../kit/chromium.ts';
import { generatedPage } from '../../kit/generated-page.ts';
import { DESKTOP, PHONE, withPage } from '../../kit/opened-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

type Opening = {
  /** Milliseconds by the clock until the page was loaded, and until something was to be seen. */
  readonly loaded: number;
  readonly painted: number;
  /** Milliseconds of processor time that the page's thread took: what other programs do does not count. */
  readonly worked: number;
};

const CLOCK =
  '(() => { const [n] = performance.getEntriesByType("navigation"); const [p] = performance.getEntriesByName("first-contentful-paint"); return { loaded: Math.round(n.loadEventEnd), painted: Math.round(p?.startTime ?? 0) }; })()';

async function opening(page: Page): Promise<Opening> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.reload();
  const painted = (): Promise<number> => page.evaluate<Opening>(CLOCK).then((at) => at.painted);
  await expect.poll(painted).toBeGreaterThan(0);
  const { metrics } = await session.send('Performance.getMetrics');
  const worked = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return { ...(await page.evaluate<Opening>(CLOCK)), worked: Math.round(worked * 1000) };
}

it.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('200 findings over 300 files open in under a second on %s', async (name, device) => {
  const { report, material } = generatedPage({ findings: 200, files: 300, lines: 12 });
  const html = renderHtml(report, material);
  await withPage(browser, html, device, async ({ page, requests, complaints }) => {
    const openings = [await opening(page), await opening(page), await opening(page)];
    // eslint-disable-next-line no-console -- the figures are printed on purpose
    console.log(`${name}: ${html.length} bytes, ms: ${JSON.stringify(openings)}`);
    expect(await page.locator('article').count()).toBe(200);
    // Files without a finding are folded, and the diff of the rest is not laid out before it is in view.
    expect(await page.locator('details.file:not([open])').count()).toBe(100);
    expect(await page.evaluate('getComputedStyle(document.querySelector(".file")).contentVisibility')).toBe(
      'auto',
    );
    expect(Math.min(...openings.map(({ worked }) => worked))).toBeLessThan(1000);
    // By the clock a busy machine takes longer; what takes this long hangs.
    expect(Math.min(...openings.map(({ loaded }) => loaded))).toBeLessThan(5000);
    expect([...requests, ...complaints]).toEqual([]);
  });
});

it('1,000 findings are no more than 2 MB, and filter at once', async () => {
  const { report, material } = generatedPage({ findings: 1000, files: 300, lines: 12 });
  const html = renderHtml(report, material);
  expect(Buffer.byteLength(html)).toBeLessThan(2 * 1024 * 1024);
  await withPage(browser, html, DESKTOP, async ({ page }) => {
    const filter =
      '(() => { const at = performance.now(); const field = document.querySelector("#text"); field.value = "777)"; field.dispatchEvent(new Event("input", { bubbles: true })); document.body.offsetHeight; return performance.now() - at; })()';
    const first = await page.evaluate<number>(filter);
    expect(await page.locator('article:visible').count()).toBe(1);
    expect(await page.locator('article:visible h4').innerText()).toContain('case 777');
    // eslint-disable-next-line no-console -- the figures are printed on purpose
    console.log(`1,000 findings: ${Buffer.byteLength(html)} bytes, first search ${Math.round(first)} ms`);
    expect(first).toBeLessThan(1500);
  });
});
