import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from './lock.js';
import { makePreview } from './preview.js';
import { readSlide } from './slide.js';

const AT_ONCE = 4;

/** Adds the slides of a folder to the archive. Answers how many were new, and which could not be read. */
export async function importFolder(archive, folder) {
  const before = archive.size;
  const failed = [];
  const running = new Set();
  for (const file of await slidesOf(folder)) {
    const task = importSlide(archive, file).then((failure) => {
      running.delete(task);
      if (failure !== undefined) failed.push(failure);
    });
    running.add(task);
    if (running.size >= AT_ONCE) await Promise.race(running);
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
    await locked(archive.path(`${id}.lock`), async () => {
      if (archive.has(id)) return;
      await archive.put(id, file, facts);
      // Nobody waits: a preview that fails is in previews.log.
      void makePreview(archive, id);
    });
  } catch (error) {
    return { file, message: error.message };
  }
  return undefined;
}

async function locked(path, work) {
  const release = await lock(path);
  try {
    return work();
  } finally {
    await release();
  }
}
