import { MAX_TESTS } from '../../audit/moves/move.ts';
import { lastAttempt, type WorkItem } from '../../audit/fold/audit-state.ts';
import { patchOf } from '../../gather/change/patch-of.ts';
import { listWithoutSizes } from '../../io/git/objects/objects.ts';
import { buildProvePacket, type ProveFacts } from '../../packets/audit/prove-packet.ts';
import { cleanText } from '../../packets/material.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import { earlierTexts } from '../fixing/earlier-texts.ts';
import { planCall, tooLarge } from '../fixing/plan-fix.ts';
import { roundSoFar } from '../fixing/round-so-far.ts';
import type { Audit } from '../stored/open-audit.ts';
import { nearestTests } from './nearest-tests.ts';
import { proofStep } from './proof-step.ts';
import { whatItPrinted } from './proof-runs.ts';
import { recordProof } from './record-proof.ts';

/** Asks a prover for a test of one finding. A finding that fits no packet is not attempted. */
export async function planProof(audit: Audit, item: WorkItem): Promise<void> {
  const { home, file, state } = audit;
  const { subject } = item;
  const finding = state.findings.get(subject);
  if (finding === undefined) throw new Error(`no finding ${subject} to prove`);
  const step = await proofStep(audit, finding);
  const about = finding.location.file;
  const raw: ProveFacts = {
    step,
    change: file.base === undefined ? '' : await patchOf(home, file.base, state.head, about),
    command: file.settings.test,
    nearest: nearestTests(
      (await listWithoutSizes(home, state.head)).map(({ path }) => path),
      about,
    ),
    rejected: await rejectedTexts(audit, item),
  };
  const facts = await cleanText(raw, createRedactor());
  const bytes = await planCall(audit, {
    ...{ items: [item], title: `prove ${subject}` },
    ofRun: { step, soFar: await roundSoFar(audit, subject) },
    build: (given) => buildProvePacket({ ...given, attempts: MAX_TESTS, facts }),
  });
  if (bytes !== undefined) await recordProof(audit, { item, outcome: 'not-attempted', why: tooLarge(bytes) });
}

/** What was tried before, why it proves nothing, and what the tests printed. */
async function rejectedTexts(audit: Audit, item: WorkItem): Promise<string[]> {
  const texts = await earlierTexts(audit, item);
  const printed = await whatItPrinted(audit, lastAttempt(item));
  return printed === ''
    ? texts
    : [...texts.slice(0, -1), `${texts.at(-1) ?? ''}\n\nWhat the tests printed:\n\n${printed}`];
}
