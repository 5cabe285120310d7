import type { MergedFinding } from '../../findings/lifecycle.ts';
import { cleanText, type Clean, type Material } from '../../packets/material.ts';
import { buildScorePacket } from '../../packets/score-packet.ts';
import { collectFindings, type FindingsOfRun } from './collect-findings.ts';
import { readRedactor } from '../stored/material.ts';
import type { Run } from '../stored/open-run.ts';
import { noncesOf, taskOf } from '../planning/packet-task.ts';
import { storedSummary } from '../stored/stored-summary.ts';
import { writeStamped } from '../stored/stamped.ts';
import { slotNames, writeSlots, type NewSlot } from '../stored/write-slots.ts';

/** Collects the findings of the stored reviews and makes a scorer's slot for each that is to be scored. */
export async function prepareScores(run: Run, material: Clean<Material>): Promise<void> {
  const findings = await collectFindings(run);
  const redactor = await readRedactor(run.paths, run.file);
  const nextSlot = slotNames(run.file, run.ledger);
  const summary = await storedSummary(run);
  const slots: NewSlot[] = [];
  const tooLarge: MergedFinding[] = [];
  const scored = new Set(
    run.states.flatMap(({ slot, status }) => (status === 'stored' ? [slot.finding] : [])),
  );
  for (const finding of findings.toScore) {
    if (scored.has(finding.fingerprint)) continue;
    const packet = buildScorePacket({
      task: taskOf(run.file),
      finding: await cleanText(finding, redactor),
      material,
      summary,
      nonces: noncesOf(run.file),
      nextSlot,
    });
    if (packet.kind === 'packet') slots.push({ packet: packet.packet, finding: finding.fingerprint });
    else tooLarge.push(finding);
  }
  await writeStamped(run.paths.findings, run.file, withoutTooLarge(findings, tooLarge));
  await writeSlots(run.paths, run.file, 'score', slots, []);
}

/** A finding whose own text fills a packet is shown apart, never cut. */
function withoutTooLarge(findings: FindingsOfRun, tooLarge: readonly MergedFinding[]): FindingsOfRun {
  const why = 'the finding and its proof are too large for one packet';
  return {
    ...findings,
    toScore: findings.toScore.filter((finding) => !tooLarge.includes(finding)),
    dropped: [
      ...findings.dropped,
      ...tooLarge.map((value) => ({ value, reason: { kind: 'unscored', why } as const })),
    ],
  };
}
