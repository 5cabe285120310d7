import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withoutSlot } from './answer-keys.ts';
import { runClient, type Client, type Session } from './client-session.ts';
import { plainPrompt } from './plain-arm.ts';
import { attemptFolder, readLive, writeLive, writeReply, type Recording } from './recording.ts';
import { outcomeOf, storedReplies } from './review-outcome.ts';
import { sampleIn } from './samples.ts';
import { sumOf, type Job } from './score-recording.ts';
import type { Cost } from './scorecard.ts';

/** The plain prompt, once: without tools, without our plugin, in a folder with nothing in it. */
export async function livePlain(client: Client, recording: Recording, job: Job): Promise<void> {
  const folder = attemptFolder(recording, job.name, job.attempt);
  if (readLive(folder, 'plain') !== undefined) return;
  const place = workFolder(recording, job);
  const cost = costSoFar(folder, 'plain');
  const prompt = plainPrompt(sampleIn(place, job.name).top);
  const { text, cost: spent } = await answerOf(client, place, prompt);
  writeReply(folder, 'plain', text ?? '');
  writeLive(folder, 'plain', { cost: sumOf([...cost, spent]) });
}

export async function answerOf({ program }: Client, place: string, prompt: string): Promise<Session> {
  const empty = join(place, 'empty');
  mkdirSync(empty, { recursive: true });
  return runClient(program, ['-p', '--tools', ''], { cwd: empty, input: prompt });
}

/** `/df:review` on the change; a run that a killed session left is carried on. @returns what went wrong, if it did */
export async function liveReview(
  client: Client,
  recording: Recording,
  job: Job,
): Promise<string | undefined> {
  const folder = attemptFolder(recording, job.name, job.attempt);
  if (readLive(folder, 'review') !== undefined) return undefined;
  const place = workFolder(recording, job);
  const { top, flags } = sampleIn(place, job.name);
  const left = runIn(top);
  const earlier = costSoFar(folder, 'review');
  const prompt =
    left === undefined ? ['/df:review main..feature --yes', ...flags].join(' ') : `/df:code-review ${left}`;
  const plugins = client.plugins.flatMap((dir) => ['--plugin-dir', dir]);
  const session = await runClient(client.program, ['-p', prompt, ...plugins], { cwd: top, input: '' });
  const cost = sumOf([...earlier, session.cost]);
  const run = runIn(top);
  const dir = join(top, '.correctless', 'runs', run ?? '');
  if (run === undefined || !existsSync(join(dir, 'report.json'))) {
    writeFileSync(begun(folder, 'review'), JSON.stringify(cost));
    return `no report: ${session.stderr.trim() || (session.text ?? 'the session was cut off')}`;
  }
  for (const { key, slot, reply } of storedReplies(dir)) writeReply(folder, key, withoutSlot(reply, slot));
  writeLive(folder, 'review', { outcome: outcomeOf(dir), cost });
  rmSync(place, { recursive: true, force: true });
  return undefined;
}

/**
 * Samples stand outside this repository: the client reads the CLAUDE.md of every folder above the one it works in. The
 * same recording finds the same place again.
 */
export function workFolder({ folder }: Recording, { name, attempt }: Job): string {
  const id = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 12);
  return join(tmpdir(), `correctless-evals-${id}`, name, String(attempt));
}

function runIn(top: string): string | undefined {
  const runs = join(top, '.correctless', 'runs');
  return existsSync(runs) ? readdirSync(runs).sort()[0] : undefined;
}

/** What earlier sessions cost. One that was begun and did not end cost more than anybody knows: the sum is a least. */
function costSoFar(folder: string, arm: string): Cost[] {
  const file = begun(folder, arm);
  const unknown: Cost = { usd: null, tokens: null, atLeast: true };
  mkdirSync(folder, { recursive: true });
  const earlier = existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Cost] : [];
  writeFileSync(file, JSON.stringify(sumOf([...earlier, unknown])));
  return earlier;
}

function begun(folder: string, arm: string): string {
  return join(folder, `${arm}.begun.json`);
}
