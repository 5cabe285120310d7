import type { AskedFinding } from '../../contracts/score.ts';
import type { MergedFinding } from '../../findings/lifecycle.ts';
import { cleanText, type Clean, type Material } from '../../packets/material.ts';
import { claimId } from '../../packets/claim-parts.ts';
import { buildScorePackets } from '../../packets/score-packet.ts';
import { scoreTogether } from '../../scores/score-together.ts';
import { collectFindings, type FindingsOfRun } from './collect-findings.ts';
import { readRedactor } from '../stored/material.ts';
import type { Run } from '../stored/open-run.ts';
import { noncesOf, taskOf } from '../planning/packet-task.ts';
import { storedSummary } from '../stored/stored-summary.ts';
import { writeStamped } from '../stored/stamped.ts';
import { slotNames, writeSlots, type NewSlot } from '../stored/write-slots.ts';

/** Collects the findings of the stored reviews and makes scorers' slots, so that each that is to be scored is in one. */
export async function prepareScores(run: Run, material: Clean<Material>): Promise<void> {
  const findings = await collectFindings(run);
  const redactor = await readRedactor(run.paths, run.file);
  const nextSlot = slotNames(run.file, run.ledger);
  const summary = await storedSummary(run);
  const slots: NewSlot[] = [];
  const tooLarge = new Set<string>();
  const scored = scoredIn(run);
  for (const batch of scoreTogether(findings.toScore.filter((one) => !scored.has(one.fingerprint)))) {
    const cleaned: Clean<MergedFinding>[] = [];
    for (const finding of batch) cleaned.push(await cleanText(finding, redactor));
    const made = buildScorePackets({
      task: taskOf(run.file),
      findings: cleaned,
      material,
      summary,
      nonces: noncesOf(run.file),
      nextSlot,
    });
    for (const one of made) {
      if (one.kind === 'packet') slots.push({ packet: one.packet, findings: one.asked.map(askedAs) });
      else tooLarge.add(one.finding.fingerprint);
    }
  }
  await writeStamped(run.paths.findings, run.file, withoutTooLarge(findings, tooLarge));
  await writeSlots(run.paths, run.file, 'score', slots, []);
}

/** Fingerprints of what a stored reply of a scorer speaks of. */
function scoredIn({ states }: Run): ReadonlySet<string | null> {
  const stored = states.filter(({ status }) => status === 'stored');
  return new Set(stored.flatMap(({ slot }) => slot.findings ?? []).map(({ fingerprint }) => fingerprint));
}

function askedAs(finding: MergedFinding): AskedFinding {
  return { id: claimId(finding), fingerprint: finding.fingerprint };
}

/** A finding whose own text fills a packet is shown apart, never cut. */
function withoutTooLarge(findings: FindingsOfRun, tooLarge: ReadonlySet<string>): FindingsOfRun {
  const why = 'the finding and its proof are too large for one packet';
  const isTooLarge = ({ fingerprint }: MergedFinding): boolean => tooLarge.has(fingerprint);
  return {
    ...findings,
    toScore: findings.toScore.filter((finding) => !isTooLarge(finding)),
    dropped: [
      ...findings.dropped,
      ...findings.toScore
        .filter(isTooLarge)
        .map((value) => ({ value, reason: { kind: 'unscored', why } as const })),
    ],
  };
}
