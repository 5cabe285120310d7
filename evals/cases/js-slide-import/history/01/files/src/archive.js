import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Copies of slides in a folder, and the catalogue of them. */
export class Archive {
  #folder;
  #slides;

  constructor(folder, slides) {
    this.#folder = folder;
    this.#slides = slides;
  }

  static async open(folder) {
    await mkdir(folder, { recursive: true });
    let text = '{}';
    try {
      text = await readFile(join(folder, 'catalogue.json'), 'utf8');
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
    return new Archive(folder, new Map(Object.entries(JSON.parse(text))));
  }

  get size() {
    return this.#slides.size;
  }

  path(name) {
    return join(this.#folder, name);
  }

  has(id) {
    return this.#slides.has(id);
  }

  async put(id, file, facts) {
    await copyFile(file, this.path(`${id}.tif`));
    this.#slides.set(id, facts);
  }

  async save() {
    const target = this.path('catalogue.json');
    await writeFile(`${target}.new`, JSON.stringify(Object.fromEntries(this.#slides), null, 2));
    await rename(`${target}.new`, target);
  }
}
