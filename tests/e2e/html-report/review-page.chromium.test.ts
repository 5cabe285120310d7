import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderHtml } from '../../../src/report/formats/html/render-html.ts';
import { pageMaterial } from '../../../src/review/page-material.ts';
import { openRun } from '../../../src/run/stored/open-run.ts';
import { readReport } from '../../../src/run/stored/read-report.ts';
import { recordedReview } from '../../kit/recorded-review.ts';
import { startChromium } from '../../kit/chromium.ts';
import { DESKTOP, PHONE, withPage } from '../../kit/opened-page.ts';

let browser: Browser;
let html: string;

beforeAll(async () => {
  process.env['GIT_CONFIG_GLOBAL'] = '/dev/null';
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'correctless html '));
  try {
    const { repository, run } = await recordedReview(folder);
    const opened = await openRun(repository, run);
    html = renderHtml(await readReport(opened), await pageMaterial(opened));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  browser = await startChromium();
});
afterAll(() => browser.close());

/** The page, and at the end: it asked for nothing and the browser had nothing to complain about. */
async function open(
  options: Parameters<typeof withPage>[2],
  use: (page: Parameters<Parameters<typeof withPage>[3]>[0]['page']) => Promise<void>,
): Promise<void> {
  await withPage(browser, html, options, async ({ page, requests, complaints }) => {
    await use(page);
    expect([...requests, ...complaints]).toEqual([]);
  });
}

const TITLE = 'The answer of reserve() is ignored';

describe('the page of a finished review', () => {
  it('says first that it is complete, what it recommends, and adds up', () =>
    open(DESKTOP, async (page) => {
      expect(await page.title()).toBe('Complete: feature');
      expect(await page.locator('.status').innerText()).toBe('✓ Complete');
      expect(await page.locator('.recommendation b').innerText()).toBe('Request changes');
      expect(await page.locator('#overview').innerText()).toContain(
        'raised 12 = shown 5 + below threshold 1 + not on changed lines 1 + evidence not found 4 + duplicate 1',
      );
      expect(await page.locator('#overview').innerText()).toContain('reviewed 3 of 3 hunks');
    }));

  it('shows a finding directly below the line it is about, with what proves it', () =>
    open(DESKTOP, async (page) => {
      const card = page.locator('article', { hasText: TITLE });
      const above = card.locator('xpath=preceding-sibling::table[1]//tr[last()]');
      expect(await above.locator('td').allInnerTexts()).toEqual(['', '11 +', '  await reserve(cart);']);
      expect(await above.getAttribute('class')).toBe('m');
      const text = await card.innerText();
      for (const part of [
        'Critical',
        'score 100',
        'dependency-check',
        'src/checkout.ts:11',
        'expected check the boolean',
        'Suggested fix',
      ]) {
        expect(text).toContain(part);
      }
    }));

  it('has every hunk for every lens in its coverage map, in words', () =>
    open(DESKTOP, async (page) => {
      const rows = page.getByRole('region', { name: 'Coverage map' }).getByRole('row');
      expect(await rows.count()).toBe(4);
      expect(await rows.nth(1).getByRole('cell').allInnerTexts()).toEqual(Array(5).fill('reviewed'));
      expect(await rows.nth(1).getByRole('rowheader').first().innerText()).toContain('src/checkout.ts');
    }));

  it('shows everything without its script, dropped findings with their reasons as well', () =>
    open({ ...DESKTOP, javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('article:visible').count()).toBe(12);
      expect(
        await page
          .locator('#changes, #elsewhere')
          .allInnerTexts()
          .then((t) => t.join('')),
      ).toContain('the quote is not in');
      expect(await page.locator('#filters').isVisible()).toBe(false);
      expect(await page.locator('.file tr:visible', { hasText: /\d \+/ }).count()).toBeGreaterThan(20);
    }));
});

describe('filters', () => {
  const visible = 'article:visible';

  it('hide what was dropped until it is asked for', () =>
    open(DESKTOP, async (page) => {
      expect(await page.locator(visible).count()).toBe(5);
      await page.getByRole('radio', { name: 'Dropped 7' }).check();
      expect(await page.locator(visible).count()).toBe(7);
      expect(await page.locator('article[data-status=dropped]:visible').count()).toBe(7);
      await page.getByRole('radio', { name: 'All 12' }).check();
      expect(await page.locator(visible).count()).toBe(12);
    }));

  it('work by severity, lens and words, together, and say how many are left', () =>
    open(DESKTOP, async (page) => {
      await page.getByRole('checkbox', { name: 'High' }).check();
      expect(await page.locator(visible).count()).toBe(2);
      await page.getByRole('checkbox', { name: 'rules-compliance' }).check();
      expect(await page.locator(visible).count()).toBe(1);
      expect(await page.locator('#shown').innerText()).toBe('1 of 12 shown, in 1 file');
      expect(await page.locator('#index li:visible').count()).toBe(1);
      await page.getByRole('button', { name: 'Reset' }).click();
      await page.getByRole('searchbox').fill('RESERVE sold');
      expect(await page.locator(`${visible} h4`).allInnerTexts()).toEqual([`F1 ${TITLE}`]);
      await page.getByRole('searchbox').fill('nothing like this');
      expect(await page.locator('#shown').innerText()).toBe('0 of 12 shown, in 0 files');
      expect(await page.locator('#shown').getAttribute('aria-live')).toBe('polite');
    }));
});

describe('the keyboard', () => {
  const focused = 'document.activeElement.id';

  it('walks from finding to finding, forwards, backwards and around', () =>
    open(DESKTOP, async (page) => {
      const seen: unknown[] = [];
      for (const key of ['j', 'n', 'k', 'p', 'p']) {
        await page.keyboard.press(key);
        seen.push(await page.evaluate(focused));
      }
      expect(seen).toEqual(['F1', 'F2', 'F1', 'F5', 'F4']);
      expect(await page.locator('#F4').isVisible()).toBe(true);
      expect(await page.locator('#index a[aria-current]').getAttribute('href')).toBe('#F4');
    }));

  it('searches with /, leaves with Esc, and writes its letters into the field in between', () =>
    open(DESKTOP, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('jp');
      expect(await page.locator('#text').inputValue()).toBe('jp');
      await page.keyboard.press('Escape');
      expect(await page.locator('#text').inputValue()).toBe('');
      expect(await page.evaluate(focused)).not.toBe('text');
      await expect.poll(() => page.locator('article:visible').count()).toBe(5);
    }));

  it('does nothing of that when single keys are switched off', () =>
    open(DESKTOP, async (page) => {
      await page.getByRole('checkbox', { name: 'Single keys are shortcuts' }).uncheck();
      await page.keyboard.press('j');
      expect(await page.evaluate(focused)).toBe('shortcuts');
    }));

  it('reaches the skip link first, and by Tab alone every control, finding and file', () =>
    open(DESKTOP, async (page) => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the findings');
      const reached = new Set<unknown>();
      for (let i = 0; i < 70; i += 1) {
        await page.keyboard.press('Tab');
        reached.add(
          await page.evaluate(
            'document.activeElement.id || document.activeElement.getAttribute("href") || document.activeElement.tagName',
          ),
        );
      }
      for (const one of ['theme', 'text', 'next', 'clear', '#F1', '#F5', 'SUMMARY'])
        expect([...reached]).toContain(one);
    }));
});

describe('a link to one finding', () => {
  it('opens its file and brings it into view, even when it was dropped', () =>
    open({ ...DESKTOP, fragment: '#D3' }, async (page) => {
      expect(await page.evaluate('document.activeElement.id')).toBe('D3');
      expect(await page.locator('#D3').isVisible()).toBe(true);
      const inView =
        '(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector("#D3").getBoundingClientRect())';
      await expect.poll(() => page.evaluate(inView)).toBe(true);
    }));
});

describe('light and dark', () => {
  const ground = 'getComputedStyle(document.documentElement).backgroundColor';
  const [LIGHT, DARK] = ['rgb(244, 246, 248)', 'rgb(14, 21, 29)'];

  it('follow the system, until the button says otherwise', () =>
    open(DESKTOP, async (page) => {
      expect(await page.evaluate(ground)).toBe(LIGHT);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await page.evaluate(ground)).toBe(DARK);
      await page.locator('#theme').click();
      expect(await page.locator('#theme').innerText()).toBe('Theme: light');
      expect(await page.evaluate(ground)).toBe(LIGHT);
      await page.locator('#theme').click();
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await page.evaluate(ground)).toBe(DARK);
      await page.reload();
      expect(await page.evaluate(ground)).toBe(DARK);
    }));

  it('print light, with everything open and no controls', () =>
    open({ ...DESKTOP, colorScheme: 'dark' }, async (page) => {
      await page.emulateMedia({ media: 'print' });
      const hidden =
        '[...document.querySelectorAll("#filters, #index, #theme")].map((e) => getComputedStyle(e).display)';
      expect(await page.evaluate(hidden)).toEqual(['none', 'none', 'none']);
      expect(await page.evaluate(ground)).toBe('rgb(255, 255, 255)');
    }));
});

describe('a phone of 360 pixels', () => {
  it.each([
    ['with the index folded', ''],
    ['at a finding', '#F4'],
  ])('never scrolls sideways, %s', (_, fragment) =>
    open({ ...PHONE, fragment }, async (page) => {
      expect(await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')).toEqual([360, 360]);
      expect(await page.locator('#next').isVisible()).toBe(true);
    }),
  );
});
