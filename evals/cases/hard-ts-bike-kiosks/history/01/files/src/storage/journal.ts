import { appendFile, readFile } from 'node:fs/promises';

export type JournalRecord =
  | { readonly kind: 'start'; readonly id: string; readonly bike: string; readonly member: string; readonly at: number }
  | { readonly kind: 'stop'; readonly id: string; readonly bike: string; readonly at: number; readonly km: number };

/** Everything that happened, one JSON object a line. */
export class Journal {
  readonly #file: string;
  #tail: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  append(record: JournalRecord): Promise<void> {
    this.#tail = this.#tail.catch(() => undefined).then(() => appendFile(this.#file, `${JSON.stringify(record)}\n`));
    return this.#tail;
  }

  async read(): Promise<readonly JournalRecord[]> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as JournalRecord);
  }
}
