import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPage, openerOf } from './open-page.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open page '));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A page is opened where `xdg-open` is this shell text, or where there is none. */
function opened(
  opener: string | undefined,
  page = 'a page.html',
  patienceMs = 3000,
): Promise<string | undefined> {
  if (opener !== undefined)
    writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\n${opener}\n`, { mode: 0o755 });
  const path = opener === undefined ? folder : `${folder}${delimiter}${process.env['PATH'] ?? ''}`;
  return openPage(page, { PATH: path, OUT: join(folder, 'out') }, { platform: 'linux', patienceMs });
}

it.each([
  ['linux', 'xdg-open'],
  ['freebsd', 'xdg-open'],
  ['darwin', 'open'],
  ['win32', 'explorer.exe'],
] as const)('on %s it is %s', (platform, program) => {
  expect(openerOf(platform).program).toBe(program);
});

it.skipIf(process.platform === 'win32')('hands over the path as one word that no shell reads', async () => {
  const page = '/a b/$(touch evil)"; x.html';
  expect(await opened('printf "%s|" "$#" "$@" >"$OUT"', page)).toBeUndefined();
  expect(readFileSync(join(folder, 'out'), 'utf8')).toBe(`1|${page}|`);
});

it.skipIf(process.platform === 'win32')('says why a page was not opened', async () => {
  expect(await opened('exit 3')).toBe('"xdg-open" ended with status 3');
  rmSync(join(folder, 'xdg-open'));
  expect(await opened(undefined)).toBe('there is no "xdg-open" on PATH');
});

it.skipIf(process.platform === 'win32')('leaves a browser alone that stays', async () => {
  expect(await opened('sleep 20', 'a.html', 200)).toBeUndefined();
});
