import type { RoundState } from '../../audit/audit-state.ts';
import { commitNamed } from '../../gather/revisions.ts';
import { materializeTree } from '../../io/materialize.ts';
import { by, inOrder } from '../../kernel/order.ts';
import { cleanText } from '../../packets/material.ts';
import { createRedactor } from '../../packets/redact.ts';
import { buildTriagePackets } from '../../packets/triage-packets.ts';
import { noncesOf, taskOf } from '../packet-task.ts';
import { slotNames } from '../write-slots.ts';
import { note } from './journal.ts';
import type { Audit } from './open-audit.ts';
import { stageRunFile, writeStage } from './stage-run.ts';

/** Has the raised findings of a round sorted, those of one file together. */
export async function planTriage(audit: Audit, round: RoundState, ids: readonly string[]): Promise<void> {
  const { home, file, state } = audit;
  const head = {
    ...(await commitNamed(home, round.head)),
    label: 'the audit’s branch',
    why: 'where the round began',
  };
  const run = stageRunFile(audit, {
    kind: 'triage',
    round: round.round,
    title: 'triage',
    sides: { base: head, head },
    treeRoot: await materializeTree(home, head.tree, file.cache_root),
  });
  const redactor = createRedactor();
  const findings = ids
    .flatMap((id) => state.findings.get(id) ?? [])
    .toSorted(
      inOrder(
        by(({ location }) => location.file),
        by(({ id }) => id),
      ),
    );
  const known = [...state.findings.values()].filter(({ id }) => !ids.includes(id));
  const packets = buildTriagePackets({
    task: taskOf(run),
    round: round.round,
    findings: await Promise.all(findings.map((finding) => cleanText(finding, redactor))),
    known: await Promise.all(known.map((finding) => cleanText(finding, redactor))),
    nonces: noncesOf(run),
    nextSlot: slotNames(run, []),
  });
  await writeStage(run, 'triage', packets);
  await note(audit.paths, {
    kind: 'planned',
    round: round.round,
    stage: 'triage',
    run: run.run,
    subject: '',
  });
}
