import type { RunFile } from '../../contracts/files/run-files.ts';
import { inertLine } from '../../kernel/text/inert.ts';

/** Why a step's base is the last commit when nobody named one. */
export const NO_BASE = 'no base was named, so git was not asked what the step changed';

/** What the verdict of a step rests on, a line each: how the reply came, and what the claim was compared with. */
export function verdictBasis({ base, captured }: Pick<RunFile, 'base' | 'captured'>): string[] {
  return [
    ...(captured === 'manual' ? ['its reply was brought by hand; no hook watched the validator'] : []),
    base.why === NO_BASE
      ? `the claim was compared with nothing but itself: ${NO_BASE}`
      : `the claim was compared with what git says changed since ${inertLine(base.label)}`,
  ];
}
