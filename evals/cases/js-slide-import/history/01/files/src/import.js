import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from './lock.js';
import { readSlide } from './slide.js';

/** Adds the slides of a folder to the archive. Answers how many were new, and which could not be read. */
export async function importFolder(archive, folder) {
  const before = archive.size;
  const failed = [];
  for (const file of await slidesOf(folder)) {
    const failure = await importSlide(archive, file);
    if (failure !== undefined) failed.push(failure);
  }
  await archive.save();
  return { added: archive.size - before, failed };
}

async function slidesOf(folder) {
  const names = await readdir(folder);
  return names.filter((name) => /\.tiff?$/i.test(name)).sort().map((name) => join(folder, name));
}

/** Answers the failure, if there is one; never throws. */
async function importSlide(archive, file) {
  try {
    const { id, facts } = await readSlide(file);
    const release = await lock(archive.path(`${id}.lock`));
    try {
      if (!archive.has(id)) await archive.put(id, file, facts);
    } finally {
      await release();
    }
  } catch (error) {
    return { file, message: error.message };
  }
  return undefined;
}
