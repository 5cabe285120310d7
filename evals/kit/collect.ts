import { join } from 'node:path';
import { fromSomebody, type Todo } from './answers-from-folder.ts';
import type { Client } from './client-session.ts';
import { liveSession } from './live-arms.ts';
import type { Progress } from './progress.ts';
import type { Job, Recording } from './recording.ts';
import { reviewIn, sampleIn } from './samples.ts';

/** Asks the client for everything that is not there yet. @returns false when a review was cut off */
export async function collectLive(
  client: Client,
  recording: Recording,
  jobs: readonly Job[],
  { step, note }: Progress,
): Promise<boolean> {
  let whole = true;
  for (const job of jobs) {
    const problem = await liveSession(client, recording, job);
    step(titleOf(job));
    if (problem !== undefined) note(`${titleOf(job)}: ${problem}`);
    whole = whole && problem === undefined;
  }
  return whole;
}

/** Writes the packets of everything that has no reply yet, and goes on where there is one. */
export async function collectByHand(
  recording: Recording,
  jobs: readonly Job[],
  { step }: Progress,
): Promise<Todo[]> {
  const todo: Todo[] = [];
  for (const job of jobs) {
    const place = sampleIn(sampleFolder(recording, job), job);
    const within = join(job.name, String(job.attempt), job.arm);
    await reviewIn(place, job, fromSomebody(recording.folder, within, todo, place.top));
    step(titleOf(job));
  }
  return todo;
}

export function titleOf({ name, attempt, arm }: Job): string {
  return attempt === 1 ? `${name} ${arm}` : `${name} ${arm} ${attempt}`;
}

/** Below a hidden folder: what is committed of a recording are its replies. */
export function sampleFolder({ folder }: Recording, { name, attempt, arm }: Job): string {
  return join(folder, '.samples', name, String(attempt), arm);
}
