import { roundOf } from '../../audit/fold/audit-state.ts';
import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { materializeTree } from '../../io/materialized/materialize.ts';
import { by, inOrder } from '../../kernel/order.ts';
import { cleanText, type Clean } from '../../packets/material.ts';
import type { KnownFinding } from '../../packets/texts/audit-facts.ts';
import { createRedactor, type Redactor } from '../../packets/redaction/redact.ts';
import { buildTriagePackets } from '../../packets/audit/triage-packets.ts';
import type { Audit } from '../stored/open-audit.ts';
import { findingsAt } from '../findings-today.ts';
import { auditSide, packetStart, planStage, stageRunFile } from '../stage-run.ts';

/** Plans the triage of a round's raised findings, with those of one file together. */
export async function planTriage(audit: Audit, ids: readonly string[]): Promise<void> {
  const { home, file, state } = audit;
  const round = roundOf(state);
  const head = await auditSide(audit, round.head, 'where the round began');
  const treeRoot = await materializeTree(home, head.tree, file.cache_root);
  const sides = { base: head, head };
  const run = stageRunFile(audit, { kind: 'triage', title: 'triage', sides, treeRoot });
  const asked = new Set(ids);
  const redactor = createRedactor();
  const all = [...state.findings.values()];
  const known = all.filter(({ id }) => !asked.has(id));
  const slots = buildTriagePackets({
    ...packetStart(run),
    round: round.round,
    findings: (
      await cleanFindings(
        all.filter(({ id }) => asked.has(id)),
        redactor,
      )
    ).toSorted(BY_FILE),
    known: await cleanFindings(await findingsAt(audit, known, round.head), redactor),
  });
  await planStage(audit, run, { phase: 'triage', subject: '', slots });
}

const BY_FILE = inOrder<AuditFinding>(
  by(({ location }) => location.file),
  by(({ id }) => id),
);

function cleanFindings<F extends KnownFinding>(
  findings: readonly F[],
  redactor: Redactor,
): Promise<Clean<F>[]> {
  return Promise.all(findings.map((finding) => cleanText(finding, redactor)));
}
