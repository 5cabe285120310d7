import type { MergedFinding } from '../../findings/lifecycle.ts';
import { presumedDefects } from '../../findings/follow/presumed-defects.ts';
import { cleanText, type Clean, type Material } from '../../packets/material.ts';
import type { Redactor } from '../../packets/redaction/redact.ts';
import { buildScorePackets, type Asked } from '../../packets/review/score-packet.ts';
import { scoreTogether, type Presumed } from '../../scores/score-together.ts';
import { collectFindings, type FindingsOfRun } from '../ending/collect-findings.ts';
import { readRedactor } from '../../run/stored/material.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { noncesOf, taskOf } from '../planning/packet-task.ts';
import { changedLinesOf } from '../planning/scope-entries.ts';
import { readRunJson } from '../../run/stored/run-json.ts';
import { storedIntent } from '../../run/slots/stored-summary.ts';
import { writeStamped } from '../../run/ledger/stamped.ts';
import { slotNames, writeSlots, type NewSlot } from '../../run/slots/write-slots.ts';

/** Collects the findings of the stored reviews and makes scorers' slots, so that each finding to be scored is in one. */
export async function prepareScores(run: Run, material: Clean<Material>): Promise<void> {
  const findings = await collectFindings(run);
  const redactor = await readRedactor(run.paths, run.file);
  const nextSlot = slotNames(run.file, run.ledger);
  const summary = await storedIntent(run);
  const { files } = await readRunJson(run.paths.scope, 'scope');
  const slots: NewSlot[] = [];
  const tooLarge = new Set<string>();
  const toScore = withoutScored(run, findings.toScore);
  for (const batch of scoreTogether(toScore, changedLinesOf(files), run.file.settings.calls.places)) {
    const made = buildScorePackets({
      task: taskOf(run.file),
      defects: await cleaned(batch, redactor),
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

/**
 * Findings that no stored reply of a scorer judges, and those that overlap with them: the scorer of one must know the
 * other.
 */
function withoutScored({ states }: Run, toScore: readonly MergedFinding[]): MergedFinding[] {
  const stored = states.filter(({ status }) => status === 'stored');
  const scored = new Set(
    stored.flatMap(({ slot }) => slot.findings ?? []).map(({ fingerprint }) => fingerprint),
  );
  const isScored = ({ fingerprint }: MergedFinding): boolean => scored.has(fingerprint);
  return presumedDefects(toScore)
    .filter((defect) => !defect.every(isScored))
    .flat();
}

async function cleaned(
  defects: readonly Presumed[],
  redactor: Redactor,
): Promise<readonly (readonly Clean<MergedFinding>[])[]> {
  const clean: Clean<MergedFinding>[][] = [];
  for (const defect of defects) {
    const findings: Clean<MergedFinding>[] = [];
    for (const finding of defect) findings.push(await cleanText(finding, redactor));
    clean.push(findings);
  }
  return clean;
}

const askedAs = ({ id, finding: { fingerprint } }: Asked<MergedFinding>) => ({ id, fingerprint });

/** A finding whose own text fills a packet is shown alone, never cut. */
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
