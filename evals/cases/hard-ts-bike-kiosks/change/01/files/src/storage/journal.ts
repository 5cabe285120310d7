import { appendFile, readFile } from 'node:fs/promises';

/** How far a batch of a kiosk has been applied, and the bike that was taken by its last event. */
export type SyncedRecord = {
  readonly kind: 'synced';
  readonly kiosk: string;
  readonly seq: number;
  readonly events: number;
  readonly closed: boolean;
  readonly at: number;
  readonly start?: { readonly card: string; readonly at: number };
};

export type JournalRecord =
  | { readonly kind: 'start'; readonly id: string; readonly bike: string; readonly member: string; readonly at: number }
  | { readonly kind: 'stop'; readonly id: string; readonly bike: string; readonly at: number; readonly km: number }
  | SyncedRecord;

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
