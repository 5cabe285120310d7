import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditText } from '../../../src/commands/report/report-text.ts';
import { renderAuditHtml } from '../../../src/report/formats/html/audit/render-audit-html.ts';
import { drivenAudit, finding, GOOD_PRICE, priceFinding, writing } from '../../kit/audit-driver.ts';
import { exampleAuditPage } from '../../kit/audit-page-example.ts';
import { startChromium } from '../../kit/chromium.ts';
import { PLAIN } from '../../../src/kernel/text/output-style.ts';
import { DESKTOP, withPage } from '../../kit/opened-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

describe('the page of an audit', () => {
  it('tells of a whole audit by real steps what was found, fixed and how it went', async () => {
    const audit = await drivenAudit();
    await audit.drive({
      'audit-specialist': finding([priceFinding()]),
      'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
    });
    const html = await auditText(await audit.audit(), 'html', PLAIN);
    await withPage(browser, html, DESKTOP, async ({ page, requests, complaints }) => {
      expect(await page.locator('.status').innerText()).toBe('✓ Complete');
      expect(await page.locator('#overview').innerText()).toContain('raised 1 = fixed 1 + open 0');
      expect(await page.locator('#QA-R1-001').innerText()).toContain('The tax is added, not multiplied');
      expect(await page.locator('#timeline').innerText()).toMatch(
        /Round 1 starts[\s\S]*Specialists raised 1[\s\S]*Triage kept 1 of 1[\s\S]*QA-R1-001 fixed in[\s\S]*Tests pass[\s\S]*Round 2 starts[\s\S]*ended, converged/,
      );
      expect([...requests, ...complaints]).toEqual([]);
    });
  });

  it('draws the rounds by severity, and says the same in a table', () =>
    withPage(browser, renderAuditHtml(exampleAuditPage()), DESKTOP, async ({ page }) => {
      const rows = page.locator('#rounds table tr');
      expect(await rows.nth(1).locator('td').allInnerTexts()).toEqual([
        '6 1 critical, 2 high, 2 medium, 1 low',
        '4 1 critical, 2 high, 1 medium',
        '1 1 medium',
        '1 of 1 answered',
      ]);
      expect(await rows.nth(2).locator('td').allInnerTexts()).toEqual([
        '2 1 high, 1 medium',
        '2 1 high, 1 medium',
        '1 1 high',
        '1 of 1 answered',
      ]);
      expect(await rows.nth(3).locator('td').allInnerTexts()).toEqual(['0', '0', '0', '1 of 1 answered']);
      expect(await page.locator('#rounds svg rect').count()).toBe(4 + 3 + 1 + 2 + 2 + 1);
      expect(await page.locator('#rounds rect title').first().textContent()).toBe('found, critical: 1');
    }));
});
