import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** A real browser: the one that `CORRECTLESS_CHROMIUM` names, or one on the path. Without any there is no test. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    // Its sandbox does not work for root, as whom containers run.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-dev-shm-usage'],
  });
}

function chromiumPath(): string {
  const named = process.env['CORRECTLESS_CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
  if (found !== undefined) return found;
  throw new Error('no Chromium found: install it, or name one in CORRECTLESS_CHROMIUM');
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
