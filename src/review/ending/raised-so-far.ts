import { by, inOrder } from '../../kernel/order.ts';
import { cleanText, type Clean } from '../../packets/material.ts';
import type { RaisedBefore } from '../../packets/texts/raised-text.ts';
import { readRedactor } from '../../run/stored/material.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { collectFindings } from './collect-findings.ts';

/**
 * What the reviewers so far have raised and code has found, for the reviewers that are asked after them: what is to be
 * scored, what is known from an earlier run, what is over the limit, and what people have accepted.
 */
export async function raisedSoFar(run: Run): Promise<Clean<readonly RaisedBefore[]>> {
  const { toScore, stillOpen, dropped } = await collectFindings(run);
  const left = dropped.flatMap(({ value, reason }) =>
    'at' in value && (reason.kind === 'not_scored' || reason.kind === 'suppressed') ? [value] : [],
  );
  const all = [...toScore, ...stillOpen.map(({ finding }) => finding), ...left];
  const raised = all
    .map(({ file, side, at, claim: { title } }): RaisedBefore => ({ file, side, at, title }))
    .toSorted(
      inOrder(
        by(({ file }) => file),
        by(({ at }) => at.start),
      ),
    );
  return cleanText(raised, await readRedactor(run.paths, run.file));
}
