import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A page as a reader opens it: a file on disk. */
export type OpenedPage = {
  readonly page: Page;
  /** What the page asked for besides itself, and whatever the browser complained about. */
  readonly requests: readonly string[];
  readonly complaints: readonly string[];
};

export const DESKTOP = { viewport: { width: 1280, height: 900 } } as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

export async function withPage<Result>(
  browser: Browser,
  html: string,
  options: BrowserContextOptions & { readonly fragment?: string },
  use: (opened: OpenedPage) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'correctless page-'));
  const path = join(folder, 'report.html');
  writeFileSync(path, html);
  const own = pathToFileURL(path).href;
  const { fragment = '', ...rest } = options;
  const context = await browser.newContext(rest);
  try {
    const page = await context.newPage();
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(own) && !url.startsWith('data:')) requests.push(url);
    });
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.goto(`${own}${fragment}`);
    return await use({ page, requests, complaints });
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
