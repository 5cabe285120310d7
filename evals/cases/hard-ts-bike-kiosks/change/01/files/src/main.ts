import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { Ledger } from './billing/ledger.js';
import { Fleet } from './bikes/fleet.js';
import { systemClock } from './clock.js';
import { HireDesk } from './hire/desk.js';
import { routes } from './http/routes.js';
import { Register, type Member } from './members/register.js';
import { Journal } from './storage/journal.js';
import { SyncService } from './sync/service.js';

const read = async <T>(variable: string): Promise<T> =>
  JSON.parse(await readFile(process.env[variable] ?? '', 'utf8')) as T;

const journal = new Journal(process.env['JOURNAL'] ?? 'journal.jsonl');
const desk = new HireDesk({
  fleet: new Fleet(await read<string[]>('BIKES')),
  members: new Register(await read<Member[]>('MEMBERS')),
  ledger: new Ledger(process.env['LEDGER'] ?? 'ledger.jsonl'),
  journal,
  clock: systemClock,
});
const sync = new SyncService({ desk, journal, clock: systemClock });
const records = await journal.read();
desk.restore(records);
sync.restore(records);
const answer = routes(desk, sync, new Map(Object.entries(await read<Record<string, string>>('KIOSK_KEYS'))));

createServer((request, response) => {
  void (async () => {
    const { status, body } = await answer({
      path: request.url ?? '',
      kiosk: String(request.headers['x-kiosk']),
      signature: String(request.headers['x-signature']),
      body: await bodyOf(request),
    });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  })();
}).listen(Number(process.env['PORT'] ?? 8080));

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= 256 * 1024) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
