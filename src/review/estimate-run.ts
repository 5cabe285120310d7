import type { RunFile } from '../contracts/files/run-files.ts';
import { phasesOf } from '../contracts/phases-of.ts';
import { slotLenses } from '../contracts/slot-lenses.ts';
import type { Phase } from '../contracts/vocabulary.ts';
import type { Estimate } from '../headless/caps.ts';
import type { ReviewedHunk } from '../packets/hunks/hunk-keys.ts';
import type { Clean, Material } from '../packets/material.ts';
import { mostScorers } from '../scores/score-together.ts';
import { eventsOf } from '../run/ledger/ledger.ts';
import { readMaterial } from '../run/stored/material.ts';
import { readPast } from '../run/remembered/memory.ts';
import type { Run } from '../run/stored/open-run.ts';
import type { PlannedRun } from './planning/plan-run.ts';
import { summarySlots } from './phases/prepare-phase.ts';
import { reviewSlots } from './phases/review-slots.ts';
import { slotNames, type NewSlot } from '../run/slots/write-slots.ts';

/** The estimate for a review that was just planned: its packets as they would be without a summary. */
export function estimateOf({ file, material, past: { carried } }: PlannedRun): Estimate {
  return estimateOfSlots(file, slotsOf(file, material, carried, phasesOf(file)));
}

/** What is left to do in a review: slots without a stored reply, and phases that are not prepared yet. */
export async function estimateLeft(run: Run): Promise<Estimate> {
  const { file, paths, states, ledger } = run;
  const open = states.filter(({ status }) => status !== 'stored');
  const prepared = new Set(eventsOf(ledger, 'planned').map(({ phase }) => phase));
  const unprepared = phasesOf(file).filter((phase) => !prepared.has(phase));
  const [material, { carried }] = await Promise.all([readMaterial(paths, file), readPast(paths, file)]);
  const later = estimateOfSlots(file, slotsOf(file, material, carried, unprepared));
  // What a reviewer still finds may have to be scored.
  const rescored = !prepared.has('score') || open.some(({ slot }) => slotLenses(slot).length > 0);
  return {
    agents: later.agents + open.length,
    scorers: rescored ? scorersOf(file) : 0,
    ...proversOf(file),
    bytes: later.bytes + open.reduce((sum, { slot }) => sum + slot.packet.bytes, 0),
  };
}

const REVIEWING = ['review', 'sources'] as const;

function slotsOf(
  file: RunFile,
  material: Clean<Material>,
  carried: readonly ReviewedHunk[],
  phases: readonly Phase[],
): readonly NewSlot[] {
  const nextSlot = slotNames(file, []);
  return [
    ...(phases.includes('summary') ? summarySlots(file, material, carried, nextSlot) : []),
    ...REVIEWING.filter((phase) => phases.includes(phase)).flatMap(
      (phase) => reviewSlots(file, { material, summary: null, carried }, nextSlot, phase).slots,
    ),
  ];
}

function scorersOf({ settings: { max_findings, calls } }: RunFile): number {
  return mostScorers(max_findings, calls.places);
}

/** Two of a prover and two of a validator for each finding. */
export function proversOf({ prove }: Pick<RunFile, 'prove'>): Pick<Estimate, 'provers'> {
  return prove === undefined ? {} : { provers: prove.most * 4 };
}

/** Without a reviewer nothing new is found that could be scored. */
function estimateOfSlots(file: RunFile, slots: readonly NewSlot[]): Estimate {
  const bytes = slots.reduce((sum, { packet }) => sum + packet.bytes, 0);
  return {
    agents: slots.length,
    scorers: slots.length === 0 ? 0 : scorersOf(file),
    ...(slots.length === 0 ? {} : proversOf(file)),
    bytes,
  };
}
