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
const replyOf = (key) => {
  const file = join(process.argv[2] ?? '.', `${key}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

// Of each source that shares the packet what its own agent said; a reply that is no review is that of all.
const together = () => {
  const sources = /^Hold the hunks .* one after the other: (.*)\.$/m.exec(packet)?.[1]?.split(', ') ?? [];
  const replies = sources.map(replyOf);
  try {
    const reviews = replies.map((text) => JSON.parse(text.replaceAll(/^```(?:json)?$/gm, '')));
    const findings = reviews.flatMap((one, at) =>
      one.findings.map((finding) => ({ source: sources[at], ...finding })),
    );
    const examined = [...new Set(reviews.flatMap((one) => one.examined))];
    return JSON.stringify({ ...reviews[0], examined, findings });
  } catch {
    return '';
  }
};

const own = replyOf(slug === undefined ? agent : `${agent}--${slug || 'untitled'}`);
const reply = own === '' && agent === 'source-reader' ? together() : own;
const slot = /^slot: (\S+)$/m.exec(packet)?.[1] ?? '';
if (reply === '') process.exitCode = 1;
else process.stdout.write(reply.replaceAll('{{slot}}', slot));
