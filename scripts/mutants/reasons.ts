import type { Survivor } from './score.ts';

/** Why a mutant may live: written by hand in `tests/mutants/reasons.yaml`. */
export type Reason = {
  readonly file: string;
  /** Part of the source line. */
  readonly line: string;
  /** Part of what was put in; default: whatever it was. */
  readonly to?: string;
  readonly reason: string;
};

/** The first reason that fits; undefined where nobody has judged the mutant. */
export function reasonFor(survivor: Survivor, reasons: readonly Reason[]): Reason | undefined {
  return reasons.find(
    ({ file, line, to = '' }) =>
      survivor.file === file && survivor.line.includes(line) && survivor.to.includes(to),
  );
}

/** Reasons that fit no survivor: the mutant is killed, or its line was written anew. */
export function idleReasons(survivors: readonly Survivor[], reasons: readonly Reason[]): Reason[] {
  const used = new Set(survivors.map((survivor) => reasonFor(survivor, reasons)));
  return reasons.filter((reason) => !used.has(reason));
}
