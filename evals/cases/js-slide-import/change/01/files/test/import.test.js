import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Archive } from '../src/archive.js';
import { importFolder } from '../src/import.js';
import { readSlide } from '../src/slide.js';

async function scanned(...contents) {
  const folder = await mkdtemp(join(tmpdir(), 'slides-'));
  await Promise.all(contents.map((text, at) => writeFile(join(folder, `${at}.tif`), text)));
  return folder;
}

test('many slides', async () => {
  process.env.PREVIEW = 'true';
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  const contents = Array.from({ length: 20 }, (_, at) => `II*\0 slide ${at}`);
  await importFolder(await Archive.open(folder), await scanned(...contents));
  assert.ok((await Archive.open(folder)).size > 0);
});

test('what is no slide is refused', async () => {
  // A JPEG that calls itself a TIFF.
  const folder = await scanned('\xff\xd8\xff\xe0');
  await assert.rejects(readSlide(join(folder, '0.tif')), /not a TIFF/);
});
