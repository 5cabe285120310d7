import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromSomebody, type Todo } from './answers-from-folder.ts';
import type { Ask } from './ask.ts';
import type { Job, Recording } from './recording.ts';
import { reviewIn, sampleIn } from './samples.ts';
import type { Reviewed } from './score-recording.ts';

/** Writes the packets of everything that has no reply yet, asks whoever there is, and goes on where there is a reply. */
export async function collectByHand(
  recording: Recording,
  jobs: readonly Job[],
  ask: Ask | undefined,
  todo: Todo[],
): Promise<Reviewed[]> {
  writeFileSync(join(recording.folder, '.gitignore'), '.samples/\ntodo.json\n*.packet.md\n');
  const all: Reviewed[] = [];
  for (const [at, job] of jobs.entries()) {
    const place = sampleIn(sampleFolder(recording, job), job);
    const within = join(job.name, String(job.attempt), job.arm);
    const answer = fromSomebody(recording.folder, within, todo, place.top, ask);
    const outcome = await reviewIn(place, job, answer);
    if (outcome !== 'wait') all.push({ job, outcome });
    process.stderr.write(`${at + 1}/${jobs.length} ${titleOf(job)}\n`);
  }
  return all;
}

export function titleOf({ name, attempt, arm }: Job): string {
  return attempt === 1 ? `${name} ${arm}` : `${name} ${arm} ${attempt}`;
}

/** Below a hidden folder: what is committed of a recording are its replies. */
function sampleFolder({ folder }: Recording, { name, attempt, arm }: Job): string {
  return join(folder, '.samples', name, String(attempt), arm);
}
