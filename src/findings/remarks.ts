import { mendRest } from '../evidence/evidence-drop.ts';
import type { LostPlace } from '../evidence/proofs/prove-claim.ts';
import { recordOf } from './drop-records.ts';
import type { DropReason, RaisedFinding, VerifiedFinding } from './lifecycle.ts';

const REMARKS_ON_LOST: Readonly<Record<LostPlace['part'], (file: string) => string>> = {
  also: (file) => `a quote in also is not in ${file}. Copy whole lines exactly as the file has them.`,
  rests_on: (file) => mendRest({ file }),
};

/** One line for the reviewer: which finding, what is wrong, what to do. Undefined if the reviewer cannot fix it. */
export function remarkOn(index: number, { claim }: RaisedFinding, reason: DropReason): string | undefined {
  const { mend } = recordOf(reason);
  if (mend === null) return undefined;
  return `findings[${index}] ${JSON.stringify(claim.title)}: ${mend(reason)} Otherwise leave the finding out.`;
}

/** One line for each further place that was not found: the claim holds without it. */
export function remarksOnLost(index: number, { claim, lost = [] }: VerifiedFinding): string[] {
  return lost.map(
    ({ part, file }) =>
      `findings[${index}] ${JSON.stringify(claim.title)}: ${REMARKS_ON_LOST[part](file)} Otherwise leave that place out, and keep the finding.`,
  );
}
