import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCaseSample, reviewFlags } from './case-sample.ts';
import type { Place } from './review-by-hand.ts';

/** The sample repository of a job below `folder`, made where it is not there yet. */
export function sampleIn(folder: string, name: string): Place {
  const place = {
    top: join(folder, 'sample'),
    cache: join(folder, 'cache'),
    memory: join(folder, 'step.json'),
    flags: reviewFlags(name),
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
export async function withSample<T>(name: string, use: (place: Place) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-'));
  try {
    return await use(sampleIn(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
