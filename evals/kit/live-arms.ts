import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withoutSlot } from './answer-keys.ts';
import { runClient, type Client, type Session } from './client-session.ts';
import { plainReview } from './plain-arm.ts';
import { jobFolder, readLive, writeLive, writeReply, type Job, type Recording } from './recording.ts';
import type { Place } from './review-by-hand.ts';
import { outcomeOf, storedReplies, type ReviewOutcome } from './review-outcome.ts';
import { sampleIn } from './samples.ts';
import { sumOf } from './score-recording.ts';
import type { Cost } from './scorecard.ts';

/** A job in the client; what a killed session left is carried on. @returns what went wrong, if it did */
export async function liveSession(
  client: Client,
  recording: Recording,
  job: Job,
): Promise<string | undefined> {
  const folder = jobFolder(recording, job);
  if (readLive(folder) !== undefined) return undefined;
  const work = workFolder(recording, job);
  const place = sampleIn(work, job);
  const earlier = costSoFar(folder);
  const session = await (job.arm === 'plain' ? plainSession : reviewSession)(client, place);
  const cost = sumOf([...earlier, session.cost]);
  const outcome = job.arm === 'plain' ? plainOutcome(folder, place, session) : reviewOutcome(folder, place);
  if (outcome === undefined) {
    writeFileSync(begun(folder), JSON.stringify(cost));
    return `no report: ${session.stderr.trim() || (session.text ?? 'the session was cut off')}`;
  }
  writeLive(folder, { outcome, cost });
  rmSync(work, { recursive: true, force: true });
  return undefined;
}

/** The plain prompt, once, with read access to the repository and without our plugin. */
function plainSession({ program }: Client, place: Place): Promise<Session> {
  let input = '';
  plainReview(place, ({ packet }) => {
    input = packet;
    return 'wait';
  });
  return runClient(program, ['-p', '--tools', 'Read,Grep,Glob'], { cwd: place.top, input });
}

function plainOutcome(folder: string, place: Place, { text }: Session): ReviewOutcome | undefined {
  writeReply(folder, 'plain', text ?? '');
  const outcome = plainReview(place, (_, nth) => (nth === 1 ? { text: text ?? '' } : undefined));
  return outcome === 'wait' ? undefined : outcome;
}

/** `/df:review` on the change. */
function reviewSession({ program, plugins }: Client, { top, flags }: Place): Promise<Session> {
  const left = runIn(top);
  const prompt =
    left === undefined ? ['/df:review main..feature --yes', ...flags].join(' ') : `/df:code-review ${left}`;
  const args = ['-p', prompt, ...plugins.flatMap((dir) => ['--plugin-dir', dir])];
  return runClient(program, args, { cwd: top, input: '' });
}

function reviewOutcome(folder: string, { top }: Place): ReviewOutcome | undefined {
  const dir = join(top, '.correctless', 'runs', runIn(top) ?? '');
  if (!existsSync(join(dir, 'report.json'))) return undefined;
  for (const { key, slot, reply } of storedReplies(dir)) writeReply(folder, key, withoutSlot(reply, slot));
  return outcomeOf(top, dir);
}

/**
 * Samples stand outside this repository: the client reads the CLAUDE.md of every folder above the one it works in. The
 * same recording finds the same place again.
 */
function workFolder({ folder }: Recording, { name, attempt, arm }: Job): string {
  const id = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 12);
  return join(tmpdir(), `correctless-evals-${id}`, name, String(attempt), arm);
}

function runIn(top: string): string | undefined {
  const runs = join(top, '.correctless', 'runs');
  return existsSync(runs) ? readdirSync(runs).sort()[0] : undefined;
}

/** What earlier sessions cost. One that was begun and did not end cost more than anybody knows: the sum is a least. */
function costSoFar(folder: string): Cost[] {
  const file = begun(folder);
  const unknown: Cost = { usd: null, tokens: null, atLeast: true };
  mkdirSync(folder, { recursive: true });
  const earlier = existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Cost] : [];
  writeFileSync(file, JSON.stringify(sumOf([...earlier, unknown])));
  return earlier;
}

function begun(folder: string): string {
  return join(folder, 'begun.json');
}
