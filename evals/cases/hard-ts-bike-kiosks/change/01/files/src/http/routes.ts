import { timingSafeEqual } from 'node:crypto';
import { Refused } from '../errors.js';
import type { HireDesk } from '../hire/desk.js';
import { readBatch } from '../sync/batch.js';
import type { SyncService } from '../sync/service.js';
import { readSignature, signatureOf } from './signature.js';
import { answerTo, type Answer } from './status.js';

export type Asked = {
  readonly path: string;
  readonly kiosk: string;
  readonly signature?: string;
  readonly body: string;
};

/** Answers what kiosks ask. */
export function routes(
  desk: HireDesk,
  sync: SyncService,
  keys: ReadonlyMap<string, string>,
): (asked: Asked) => Promise<Answer> {
  return async (asked) => {
    try {
      // Whoever brings a batch need not be a kiosk: it is signed by the one that wrote it.
      if (asked.path === '/batches') return { status: 200, body: await sync.accept(readBatch(asked.body, keys)) };
      check(asked, keys);
      const said = JSON.parse(asked.body) as { bike: string; card: string; km: number };
      switch (asked.path) {
        case '/start':
          return { status: 200, body: await desk.start(said.bike, said.card) };
        case '/stop':
          return { status: 200, body: { cents: await desk.stop(said.bike, said.km) } };
        default:
          throw new Refused(`there is no ${asked.path}`);
      }
    } catch (error) {
      return answerTo(error);
    }
  };
}

function check({ kiosk, body, signature }: Asked, keys: ReadonlyMap<string, string>): void {
  const key = keys.get(kiosk);
  if (key === undefined) throw new Refused(`there is no kiosk ${kiosk}`);
  if (!timingSafeEqual(readSignature(signature), signatureOf(body, key))) throw new Refused('not signed');
}
