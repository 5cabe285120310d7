import { createHash } from 'node:crypto';
import type { RunFile, SlotFile } from '../../contracts/files/run-files.ts';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import type { AskedFinding } from '../../contracts/replies/score.ts';
import type { SlotName } from '../../contracts/shapes.ts';
import type { Lens, Model, Phase } from '../../contracts/vocabulary.ts';
import { writeFileAtomically } from '../../io/files/files.ts';
import type { Packet, Uncovered } from '../../packets/packet.ts';
import { slotParts, type RunPaths } from '../stored/layout.ts';
import { eventsOf, record } from '../ledger/ledger.ts';
import { jsonText } from '../stored/run-json.ts';
import { sealPlanned } from '../ledger/sealed-files.ts';
import { stampOf } from '../ledger/stamped.ts';

/** A packet that is to become a slot. `findings` are the ones that a scorer is asked about. */
export type NewSlot = {
  readonly packet: Packet;
  readonly findings?: readonly AskedFinding[];
  /** Ids of the findings that a triage decides on. */
  readonly ids?: readonly string[];
  /** The lenses that share the call. */
  readonly lenses?: readonly Lens[] | undefined;
  /** Set for a specialist. */
  readonly role?: string;
};

/**
 * Writes the slots of a phase, then records them in the ledger. A slot that is not in the ledger does not exist, so a
 * process that dies halfway leaves nothing behind.
 */
export async function writeSlots(
  paths: RunPaths,
  run: RunFile,
  phase: Phase,
  slots: readonly NewSlot[],
  uncovered: readonly Uncovered[],
): Promise<void> {
  for (const slot of slots) await writeSlot(paths, run, phase, slot);
  await sealPlanned(paths);
  await record(paths, {
    kind: 'planned',
    phase,
    slots: slots.map(({ packet }) => packet.slot),
    uncovered: uncovered.map(({ hunk, why }) => ({ hunk, why })),
  });
}

async function writeSlot(
  paths: RunPaths,
  run: RunFile,
  phase: Phase,
  { packet, lenses, findings, ids, role }: NewSlot,
): Promise<void> {
  const number = slotParts(packet.slot)?.number ?? 0;
  const sha256 = createHash('sha256').update(packet.text, 'utf8').digest('hex');
  const slot: SlotFile = {
    ...stampOf(run),
    slot: packet.slot,
    phase,
    agent: packet.agent,
    model: modelOf(run, phase),
    packet: { bytes: packet.bytes, sha256 },
    ...(lenses === undefined ? {} : { lenses: [...lenses] }),
    hunks: [...packet.hunks],
    paths: [...packet.paths],
    ...(findings === undefined ? {} : { findings: [...findings] }),
    ...(ids === undefined ? {} : { ids: [...ids] }),
    ...(role === undefined ? {} : { role }),
  };
  await writeFileAtomically(paths.packet(number), packet.text);
  await writeFileAtomically(paths.slot(number), jsonText(slot));
}

function modelOf({ settings: { models } }: RunFile, phase: Phase): Model {
  switch (phase) {
    case 'summary':
    case 'review':
    case 'score':
    case 'fix':
      return models[phase];
    case 'sources':
    case 'judge':
      return models.review;
    case 'hunt':
    case 'triage':
    case 'verify':
      return models.audit;
  }
}

/** Names for new slots, numbered after those in the ledger. */
export function slotNames(run: RunFile, ledger: readonly LedgerEvent[]): () => SlotName {
  let last = eventsOf(ledger, 'planned').reduce((n, event) => n + event.slots.length, 0);
  return () => {
    last += 1;
    return `${run.run}/${last}`;
  };
}
