import type { Chapter, Guarantee } from './guarantee.ts';
import { AUDITS } from './rows/audits.ts';
import { CHANGE } from './rows/change.ts';
import { CLAIMS } from './rows/claims.ts';
import { FIRST_HOUR } from './rows/first-hour.ts';
import { INPUTS } from './rows/inputs.ts';
import { PACKETS } from './rows/packets.ts';
import { REPORTS } from './rows/reports.ts';
import { REPOSITORY } from './rows/repository.ts';
import { RUNS } from './rows/runs.ts';
import { STEPS } from './rows/steps.ts';

/** What a user can rely on, in the order of `docs/guarantees.md`, which is generated from it. */
export const CHAPTERS: readonly Chapter[] = [
  CHANGE,
  PACKETS,
  CLAIMS,
  RUNS,
  REPORTS,
  REPOSITORY,
  INPUTS,
  STEPS,
  AUDITS,
  FIRST_HOUR,
];

export const GUARANTEES: readonly Guarantee[] = CHAPTERS.flatMap(({ guarantees }) => guarantees);
