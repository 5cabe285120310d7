import { join } from 'node:path';
import { fromSomebody, type Todo } from './answers-from-folder.ts';
import { readCaseFolder } from './case-folders.ts';
import type { Client } from './client-session.ts';
import { pairsOf } from './judge.ts';
import { answerOf, livePlain, liveReview, workFolder } from './live-arms.ts';
import { plainPrompt } from './plain-arm.ts';
import type { Progress } from './progress.ts';
import { attemptFolder, readReply, writeReply, type Recording } from './recording.ts';
import { reviewByHand } from './review-by-hand.ts';
import { sampleIn } from './samples.ts';
import type { Asked, Job } from './score-recording.ts';
import type { ScoredAttempt } from './measures.ts';

/** Asks the client for everything that is not there yet. @returns false when a review was cut off */
export async function collectLive(
  client: Client,
  recording: Recording,
  { jobs, arms }: Asked,
  { step, note }: Progress,
): Promise<boolean> {
  let whole = true;
  for (const job of jobs) {
    if (arms.includes('plain')) await livePlain(client, recording, job);
    const problem = arms.some((arm) => arm !== 'plain')
      ? await liveReview(client, recording, job)
      : undefined;
    step(job.name);
    if (problem !== undefined) note(`${job.name}: ${problem}`);
    whole = whole && problem === undefined;
  }
  return whole;
}

/** Writes the packets of everything that has no reply yet, and goes on where there is one. */
export async function collectByHand(
  recording: Recording,
  { jobs, arms }: Asked,
  { step }: Progress,
): Promise<Todo[]> {
  const todo: Todo[] = [];
  for (const job of jobs) {
    const within = join(job.name, String(job.attempt));
    const place = sampleIn(sampleFolder(recording, job), job.name);
    const answer = fromSomebody(recording.folder, within, todo);
    if (arms.includes('plain'))
      answer({ key: 'plain', slot: '', agent: '', packet: plainPrompt(place.top) }, 1, '');
    if (arms.some((arm) => arm !== 'plain')) await reviewByHand(place, answer);
    step(job.name);
  }
  return todo;
}

/** Below a hidden folder: what is committed of a recording are its replies. */
export function sampleFolder({ folder }: Recording, { name, attempt }: Job): string {
  return join(folder, '.samples', name, String(attempt));
}

/** Has the judge asked about every pair that has no verdict, by the client or by hand. */
export async function collectVerdicts(
  recording: Recording,
  scored: readonly ScoredAttempt[],
  client: Client | undefined,
): Promise<Todo[]> {
  const todo: Todo[] = [];
  for (const name of new Set(scored.map(({ of }) => of.name))) {
    const claims = scored.filter(({ of }) => of.name === name).flatMap((one) => one.claims);
    const folder = attemptFolder(recording, name, 1);
    for (const { question } of pairsOf(readCaseFolder(name), claims)) {
      if (readReply(folder, question.key) !== undefined) continue;
      if (client === undefined) fromSomebody(recording.folder, join(name, '1'), todo)(question, 1, '');
      else {
        const { text } = await answerOf(client, workFolder(recording, { name, attempt: 1 }), question.packet);
        writeReply(folder, question.key, text ?? '');
      }
    }
  }
  return todo;
}
