import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCaseSample, reviewFlags } from './case-sample.ts';
import { plainReview } from './plain-arm.ts';
import type { Job } from './recording.ts';
import { reviewByHand, type Answer, type Place } from './review-by-hand.ts';
import type { ReviewOutcome } from './review-outcome.ts';

const FLAGS = { plain: [], quick: ['--quick'], default: [], deep: ['--deep'] };

/** The review that a job asks for; `wait` while answers are missing. */
export async function reviewIn(place: Place, { arm }: Job, answer: Answer): Promise<ReviewOutcome | 'wait'> {
  return arm === 'plain' ? plainReview(place, answer) : reviewByHand(place, answer);
}

/** The sample repository of a job below `folder`, made where it is not there yet. */
export function sampleIn(folder: string, { name, arm }: Job): Place {
  const place = {
    top: join(folder, 'sample'),
    cache: join(folder, 'cache'),
    memory: join(folder, 'step.json'),
    flags: [...reviewFlags(name), ...FLAGS[arm]],
  };
  const whole = join(folder, 'made');
  if (!existsSync(whole)) {
    // Half a sample, of a session that was killed while making it.
    rmSync(place.top, { recursive: true, force: true });
    makeCaseSample(name, place.top);
    mkdirSync(whole);
  }
  return place;
}

/** Lends a sample that is gone afterwards. */
export async function withSample<T>(job: Job, use: (place: Place) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-'));
  try {
    return await use(sampleIn(folder, job));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
