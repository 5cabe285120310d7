import { lastAttempt } from '../../audit/fold/audit-state.ts';
import type { Move } from '../../audit/moves/move.ts';
import type { Proof } from '../../contracts/files/proof.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';
import { weighTest } from './proof-runs.ts';

type Proved = Omit<Extract<Move, { kind: 'prove' }>, 'kind'>;

/** Records what became of the proof of a finding. */
export async function recordProof(audit: Audit, { item, outcome, why }: Proved): Promise<void> {
  const proof: Proof = {
    audit: audit.file.audit,
    outcome,
    why,
    test: null,
    // Before a test is placed, only the project's own tests have run.
    sandbox: item.attempts.some(({ placed }) => placed !== undefined)
      ? (audit.file.settings.sandbox ?? 'none')
      : null,
    ...(outcome === 'proven' ? await testOf(audit, item) : {}),
  };
  // Output and a model's words may hold a secret of the tree.
  const redacted = await createRedactor().redact(proof);
  await noteInRound(audit, { kind: 'proved', subject: item.subject, proof: redacted });
}

async function testOf(audit: Audit, item: Proved['item']): Promise<Pick<Proof, 'why' | 'test'>> {
  const { placed } = lastAttempt(item) ?? {};
  const weighed = await weighTest(audit, item);
  if (placed === undefined || weighed.kind !== 'holds') throw new Error(`nothing proves ${item.subject}`);
  const { introduced, ranAtBase, why, output } = weighed;
  const { file, name, head, base } = placed;
  return { why, test: { file, name, commit: head, base: ranAtBase ? base : null, introduced, output } };
}
