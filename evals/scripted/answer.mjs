// Answers a packet from a folder of recorded replies: node answer.mjs FOLDER, the packet on standard input. It stands
// where a model would: `drive.mjs` and `npm run eval -- --manual` are tried with it. No reply for a packet: status 1.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packet = readFileSync(0, 'utf8');
const agent = process.env.CORRECTLESS_AGENT || 'plain';
const title = agent === 'finding-scorer' ? /^title: (.*)$/m.exec(packet)?.[1] : undefined;
const slug = title
  ?.toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, '-')
  .replaceAll(/^-|-$/g, '')
  .slice(0, 60);
const file = join(
  process.argv[2] ?? '.',
  `${slug === undefined ? agent : `${agent}--${slug || 'untitled'}`}.txt`,
);
const slot = /^slot: (\S+)$/m.exec(packet)?.[1] ?? '';
if (existsSync(file)) process.stdout.write(readFileSync(file, 'utf8').replaceAll('{{slot}}', slot));
else process.exitCode = 1;
