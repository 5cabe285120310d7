import type { WrittenEvent } from '../sync/event.js';
import type { Outbox } from './outbox.js';
import type { Sender } from './sender.js';

type Parts = {
  readonly sender: Sender;
  readonly outbox: Outbox;
  /** What the clock of the kiosk shows. */
  readonly wallClock: () => string;
};

/** What the screen shows when somebody has held a card to the reader. */
export class Terminal {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(bike: string, card: string): Promise<string> {
    const event = { kind: 'start', bike, card, at: this.#parts.wallClock() } as const;
    return this.#tell('/start', { bike, card }, event, `${bike} is yours`);
  }

  stop(bike: string, km: number): Promise<string> {
    const event = { kind: 'stop', bike, km, at: this.#parts.wallClock() } as const;
    return this.#tell('/stop', { bike, km }, event, 'thank you');
  }

  /** Asks the server, unless there is something that it has to hear first. */
  async #tell(path: string, said: unknown, event: WrittenEvent, thanks: string): Promise<string> {
    const { sender, outbox } = this.#parts;
    if (outbox.waiting === 0) {
      const outcome = await sender.send(path, JSON.stringify(said));
      if (outcome.kind === 'refused') return outcome.message;
      if (outcome.kind === 'done') return thanks;
    }
    await outbox.push(event);
    return `${thanks} (no connection, noted)`;
  }
}
