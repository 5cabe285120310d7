import { divergences } from '../../audit/convergence.ts';
import { mostAttempts } from '../../audit/fixing-moves.ts';
import type { RoundState, WorkItem } from '../../audit/audit-state.ts';
import type { Step } from '../../contracts/step.ts';
import { commitNamed } from '../../gather/revisions.ts';
import { readRules } from '../../gather/rules.ts';
import { Failure } from '../../kernel/failure.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { buildFixPacket } from '../../packets/fix-packet.ts';
import { cleanText } from '../../packets/material.ts';
import { PACKET_BUDGET } from '../../packets/packet.ts';
import { createRedactor } from '../../packets/redact.ts';
import { rulesInForce } from '../../rules/governs.ts';
import { noncesOf, taskOf } from '../packet-task.ts';
import { writeStamped } from '../stamped.ts';
import { slotNames } from '../write-slots.ts';
import { cleanWorkTree } from './clean-work-tree.ts';
import { ignoredNow, type IgnoredFiles } from './ignored-before.ts';
import { note } from './journal.ts';
import type { Audit } from './open-audit.ts';
import { stageRunFile, writeStage } from './stage-run.ts';
import { stepOf } from './step-of.ts';
import { testOutputTail } from './test-output-tail.ts';

/** `context/step.json` of a fix: what its result is held against. */
export type StepOfRun = { readonly step: Step; readonly ignored: IgnoredFiles };

/** Asks an executor to do one item: the next attempt, on a clean work tree. */
export async function planFix(audit: Audit, round: RoundState, item: WorkItem): Promise<void> {
  const { home, file, state } = audit;
  const workTree = await cleanWorkTree(audit);
  const head = {
    ...(await commitNamed(home, state.head)),
    label: 'the audit’s branch',
    why: 'before this fix',
  };
  const run = stageRunFile(audit, {
    kind: 'fix',
    round: round.round,
    title: `fix ${item.subject}`,
    sides: { base: head, head },
    treeRoot: file.work_tree,
  });
  const step = stepOf(audit, round, item);
  const facts = {
    step,
    rules: await rulesOf(audit, head.tree, item),
    rejected: item.attempts.flatMap(({ checked, judged }) => judged?.reason ?? checked?.reason ?? []),
    tests: item.mode === 'fix_regression' ? await testOutputTail(audit) : undefined,
  };
  const built = buildFixPacket({
    task: taskOf(run),
    attempt: item.attempts.length + 1,
    attempts: mostAttempts(item),
    calm: divergences(state).length > 0,
    facts: await cleanText(facts, createRedactor()),
    nonces: noncesOf(run),
    nextSlot: slotNames(run, []),
  });
  if (built.kind === 'too-large') {
    // Its texts are bounded, so only a repository with very many rule files or tests gets here.
    throw new Failure(
      'audit/blocking',
      `the packet for ${item.subject} is ${built.bytes} bytes, over ${PACKET_BUDGET}`,
      {
        hint: `defer it: correctless audit triage ${file.audit} defer ${item.subject} --reason "too large"`,
      },
    );
  }
  const ofRun: StepOfRun = { step, ignored: await ignoredNow(workTree) };
  await writeStage(run, 'fix', [{ packet: built.packet }], (paths) => writeStamped(paths.step, run, ofRun));
  await note(audit.paths, {
    kind: 'planned',
    round: round.round,
    stage: 'fix',
    run: run.run,
    subject: item.subject,
  });
}

/** Rule files that govern the place; of a repair, those of everything the round changed. */
async function rulesOf({ home, state }: Audit, tree: string, { subject }: WorkItem): Promise<string[]> {
  const finding = state.findings.get(subject);
  const paths = finding === undefined ? [] : [finding.location.file as RepoPath];
  const { rules } = await readRules(home, tree);
  return rulesInForce(rules, ['' as RepoPath, ...paths])
    .filter(({ governs }) => governs.length > 0)
    .map(({ rule }) => rule.path);
}
