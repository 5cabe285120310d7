import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { writeAtomic } from '../storage/atomic.js';
import { writeBatch } from '../sync/batch.js';
import type { WrittenEvent } from '../sync/event.js';
import type { Sender } from './sender.js';

const EVERY_MS = 60_000;
/** A batch of so many events stays far below what the server reads of a message. */
const EVENTS_A_BATCH = 200;

type State = {
  readonly seq: number;
  readonly waiting: readonly WrittenEvent[];
  /** Batches that the server refused, for the office. */
  readonly aside: readonly string[];
};

type Parts = { readonly file: string; readonly kiosk: string; readonly key: string; readonly sender: Sender };

/** What a kiosk has still to tell the server. It is in a file, for kiosks lose their power now and then. */
export class Outbox {
  readonly #parts: Parts;
  #state: State;
  #saved: Promise<void> = Promise.resolve();
  #flushing = false;

  private constructor(parts: Parts, state: State) {
    this.#parts = parts;
    this.#state = state;
  }

  static async open(parts: Parts): Promise<Outbox> {
    const text = await readFile(parts.file, 'utf8').catch(() => undefined);
    const state = text === undefined ? { seq: 0, waiting: [], aside: [] } : (JSON.parse(text) as State);
    return new Outbox(parts, state);
  }

  get waiting(): number {
    return this.#state.waiting.length;
  }

  push(event: WrittenEvent): Promise<void> {
    return this.#become({ ...this.#state, waiting: [...this.#state.waiting, event] });
  }

  /** Sends what waits, batch by batch, until all of it is told or the server is not there. */
  async flush(): Promise<void> {
    if (this.#flushing) return;
    this.#flushing = true;
    try {
      while (this.waiting > 0 && (await this.#sendOne())) continue;
    } finally {
      this.#flushing = false;
    }
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.flush();
      await pause(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #sendOne(): Promise<boolean> {
    const { kiosk, key, sender } = this.#parts;
    const seq = this.#state.seq + 1;
    const events = this.#state.waiting.slice(0, EVENTS_A_BATCH);
    const batch = writeBatch(kiosk, seq, events, key);
    const outcome = await sender.send('/batches', batch);
    if (outcome.kind === 'again') return false;
    const { waiting, aside } = this.#state;
    await this.#become({
      seq,
      waiting: waiting.slice(events.length),
      aside: outcome.kind === 'refused' ? [...aside, batch] : aside,
    });
    return true;
  }

  #become(state: State): Promise<void> {
    this.#state = state;
    const text = JSON.stringify(state);
    this.#saved = this.#saved.catch(() => undefined).then(() => writeAtomic(this.#parts.file, text));
    return this.#saved;
  }
}
