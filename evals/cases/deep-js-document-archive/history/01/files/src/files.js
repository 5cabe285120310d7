import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files below one folder, by names that the archive makes itself. */
export class Files {
  constructor(top) {
    this.top = top;
  }

  write(name, content) {
    const path = join(this.top, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /** The text, or undefined if there is no such file. */
  read(name) {
    const path = join(this.top, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  remove(name) {
    rmSync(join(this.top, name), { force: true });
  }
}
