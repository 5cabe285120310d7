import type { Clock } from '../clock.js';
import { Refused } from '../errors.js';
import type { HireDesk } from '../hire/desk.js';
import { Mutex } from '../lock/mutex.js';
import type { Journal, JournalRecord, SyncedRecord } from '../storage/journal.js';
import type { Batch } from './batch.js';
import type { KioskEvent } from './event.js';
import { OfflineCap } from './offline-cap.js';

/** After three days the office has dealt with what it was told by telephone. */
const OLDEST_MS = 3 * 24 * 3600 * 1000;

export type LeftOut = { readonly line: number; readonly message: string };
export type Applied = { readonly seq: number; readonly applied: number; readonly leftOut: readonly LeftOut[] };

/** How far the batches of a kiosk have been applied. */
type Progress = { readonly seq: number; readonly events: number; readonly closed: boolean };

type Parts = { readonly desk: HireDesk; readonly journal: Journal; readonly clock: Clock };

/** Applies what kiosks wrote down while they were alone. */
export class SyncService {
  readonly #parts: Parts;
  readonly #mutex = new Mutex();
  readonly #cap = new OfflineCap();
  readonly #progress = new Map<string, Progress>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Takes over what was applied before the server was started. */
  restore(records: readonly JournalRecord[]): void {
    for (const record of records) {
      if (record.kind !== 'synced') continue;
      this.#progress.set(record.kiosk, { seq: record.seq, events: record.events, closed: record.closed });
      if (record.start !== undefined) this.#cap.count(record.start.card, record.start.at);
    }
  }

  async accept(batch: Batch): Promise<Applied> {
    const { seq, kiosk } = batch;
    const before = this.#progress.get(kiosk);
    if (before !== undefined && (seq < before.seq || (seq === before.seq && before.closed)))
      return { seq, applied: 0, leftOut: [] };
    const first = before?.seq === seq ? before.events : 0;
    return this.#mutex.run(() => this.#applyFrom(batch, first));
  }

  async #applyFrom({ kiosk, seq, events }: Batch, first: number): Promise<Applied> {
    const leftOut: LeftOut[] = [];
    this.#cap.forgetBefore(this.#parts.clock.now() - OLDEST_MS);
    for (const [i, event] of [...events.entries()].slice(first)) {
      const message = await this.#applied(event);
      if (message !== undefined) leftOut.push({ line: i + 2, message });
      const started = event.kind === 'start' && message === undefined;
      await this.#remember({
        kind: 'synced',
        kiosk,
        seq,
        events: i + 1,
        closed: i + 1 === events.length,
        at: this.#parts.clock.now(),
        ...(started && { start: { card: event.card, at: event.at } }),
      });
    }
    return { seq, applied: events.length - first - leftOut.length, leftOut };
  }

  /** Why the event was left out; undefined when it was applied. */
  async #applied(event: KioskEvent): Promise<string | undefined> {
    try {
      await this.#apply(event);
      return undefined;
    } catch (error) {
      if (error instanceof Refused) return error.message;
      throw error;
    }
  }

  async #apply(event: KioskEvent): Promise<void> {
    const { desk, clock } = this.#parts;
    if (event.at < clock.now() - OLDEST_MS) throw new Refused('older than three days');
    if (event.kind === 'stop') {
      await desk.stop(event.bike, event.km, event.at);
      return;
    }
    this.#cap.check(event.card, event.at);
    await desk.start(event.bike, event.card, event.at);
    this.#cap.count(event.card, event.at);
  }

  async #remember(record: SyncedRecord): Promise<void> {
    const { kiosk, seq, events, closed } = record;
    await this.#parts.journal.append(record);
    this.#progress.set(kiosk, { seq, events, closed });
  }
}
