import { readFile, rename, writeFile } from 'node:fs/promises';

const VERSION = 1;

/** The state of a queue in a file. */
export class Store {
  #file;

  constructor(file) {
    this.#file = file;
  }

  async read() {
    let text;
    try {
      text = await readFile(this.#file, 'utf8');
    } catch (error) {
      if (error.code === 'ENOENT') return { version: VERSION, next: 1, jobs: [], ended: [] };
      throw error;
    }
    const state = JSON.parse(text);
    if (state.version !== VERSION) throw new Error(`the queue has version ${state.version}, not ${VERSION}`);
    return state;
  }

  /** Reads the state, lets `change` alter it, and writes it. Answers what `change` answered. */
  async update(change) {
    const state = await this.read();
    const answer = change(state);
    await writeFile(`${this.#file}.new`, JSON.stringify(state));
    await rename(`${this.#file}.new`, this.#file);
    return answer;
  }
}
