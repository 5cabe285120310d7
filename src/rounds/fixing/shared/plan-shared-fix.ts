import { divergences } from '../../../audit/moves/convergence.ts';
import type { WorkItem } from '../../../audit/fold/audit-state.ts';
import { cleanText } from '../../../packets/material.ts';
import { createRedactor } from '../../../packets/redaction/redact.ts';
import { buildSharedFixPacket, type SharedFixFacts } from '../../../packets/audit/fix-packet.ts';
import type { Audit } from '../../stored/open-audit.ts';
import { planCall, planFix, rulesFor } from '../plan-fix.ts';
import { addedTests, roundSoFar } from '../round-so-far.ts';
import { earlierTexts } from '../earlier-texts.ts';
import { stepOf } from '../step-of.ts';

/**
 * Asks one executor to fix several findings of a file. Findings that do not fit a packet together are asked for one by
 * one.
 */
export async function planSharedFix(audit: Audit, items: readonly [WorkItem, ...WorkItem[]]): Promise<void> {
  const [first] = items;
  const added = await addedTests(audit);
  const asked = await Promise.all(
    items.map(async (item) => ({
      id: item.subject,
      step: await stepOf(audit, item, added),
      soFar: await roundSoFar(audit, item.subject),
      rejected: await earlierTexts(audit, item),
    })),
  );
  const raw: SharedFixFacts = {
    steps: asked.map(({ id, step, rejected }) => ({ id, step, rejected })),
    rules: await rulesFor(audit, items),
  };
  const facts = await cleanText(raw, createRedactor());
  const calm = divergences(audit.state).length > 0;
  const bytes = await planCall(audit, {
    ...{ items, title: `fix ${asked.map(({ id }) => id).join(', ')}` },
    ofRun: { steps: asked.map(({ id, step, soFar }) => ({ id, step, soFar })) },
    build: (given) => buildSharedFixPacket({ ...given, calm, facts }),
  });
  if (bytes !== undefined) await planFix(audit, first);
}
