import type { Sender } from './sender.js';

/** What the screen shows when somebody has held a card to the reader. */
export class Terminal {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  async start(bike: string, card: string): Promise<string> {
    const outcome = await this.#sender.send('/start', JSON.stringify({ bike, card }));
    if (outcome.kind === 'refused') return outcome.message;
    return outcome.kind === 'done' ? `${bike} is yours` : 'no connection, please try again later';
  }

  async stop(bike: string, km: number): Promise<string> {
    const outcome = await this.#sender.send('/stop', JSON.stringify({ bike, km }));
    if (outcome.kind === 'refused') return outcome.message;
    return outcome.kind === 'done' ? 'thank you' : 'no connection, please call the office';
  }
}
