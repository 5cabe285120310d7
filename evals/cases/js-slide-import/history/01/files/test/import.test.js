import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSlide } from '../src/slide.js';

async function scanned(...contents) {
  const folder = await mkdtemp(join(tmpdir(), 'slides-'));
  await Promise.all(contents.map((text, at) => writeFile(join(folder, `${at}.tif`), text)));
  return folder;
}

test('what is no slide is refused', async () => {
  // A JPEG that calls itself a TIFF.
  const folder = await scanned('\xff\xd8\xff\xe0');
  await assert.rejects(readSlide(join(folder, '0.tif')), /not a TIFF/);
});
