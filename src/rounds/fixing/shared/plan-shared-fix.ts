import { divergences } from '../../../audit/moves/convergence.ts';
import type { WorkItem } from '../../../audit/fold/audit-state.ts';
import { cleanText } from '../../../packets/material.ts';
import { createRedactor } from '../../../packets/redaction/redact.ts';
import { buildSharedFixPacket, type SharedFixFacts } from '../../../packets/audit/fix-packet.ts';
import { writeStamped } from '../../../run/ledger/stamped.ts';
import type { Audit } from '../../stored/open-audit.ts';
import { auditSide, packetStart, planStage, stageRunFile } from '../../stage-run.ts';
import type { StepsOfRun } from './check-shared-fix.ts';
import { cleanWorkTree } from '../clean-work-tree.ts';
import { ignoredNow } from '../ignored-before.ts';
import { planFix, rulesFor } from '../plan-fix.ts';
import { addedTests, roundSoFar } from '../round-so-far.ts';
import { earlierTexts } from '../earlier-texts.ts';
import { stepOf } from '../step-of.ts';

/**
 * Asks one executor to fix several findings of a file. Findings that do not fit a packet together are asked for one by
 * one.
 */
export async function planSharedFix(audit: Audit, items: readonly WorkItem[]): Promise<void> {
  const { file, state } = audit;
  const subjects = items.map(({ subject }) => subject);
  const [first] = items;
  if (first === undefined) throw new Error('a call that nobody shares');
  const workTree = await cleanWorkTree(audit, `what was there before the fixes of ${subjects.join(', ')}`);
  const head = await auditSide(audit, state.head, 'before these fixes');
  const run = stageRunFile(audit, {
    ...{ kind: 'fix', title: `fix ${subjects.join(', ')}` },
    ...{ sides: { base: head, head }, treeRoot: file.work_tree, subjects },
  });
  const steps = await stepsOf(audit, items);
  const facts: SharedFixFacts = {
    steps: steps.map(({ id, step, rejected }) => ({ id, step, rejected })),
    rules: await rulesFor(audit, head.tree, items),
  };
  const built = buildSharedFixPacket({
    ...packetStart(run),
    calm: divergences(state).length > 0,
    facts: await cleanText(facts, createRedactor()),
  });
  if (built.kind === 'too-large') return planFix(audit, first);
  const ofRun: StepsOfRun = {
    steps: steps.map(({ id, step, soFar }) => ({ id, step, soFar })),
    ignored: await ignoredNow(workTree),
  };
  return planStage(audit, run, {
    ...{ phase: 'fix', subject: first.subject, slots: [{ packet: built.packet }] },
    also: (paths) => writeStamped(paths.step, run, ofRun),
  });
}

/** What each step asks for, what it must not undo, and why earlier attempts failed. */
async function stepsOf(audit: Audit, items: readonly WorkItem[]) {
  const added = await addedTests(audit);
  return Promise.all(
    items.map(async (item) => ({
      id: item.subject,
      step: await stepOf(audit, item, added),
      soFar: await roundSoFar(audit, item.subject),
      rejected: await earlierTexts(audit, item),
    })),
  );
}
