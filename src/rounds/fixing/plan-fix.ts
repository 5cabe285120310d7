import { divergences } from '../../audit/moves/convergence.ts';
import { mostAttempts, ownAttempts } from '../../audit/moves/fixing-moves.ts';
import type { WholePacket } from '../../packets/assemble.ts';
import { roundOf, type WorkItem } from '../../audit/fold/audit-state.ts';
import type { Step } from '../../contracts/replies/step.ts';
import { treeOf } from '../../io/git/commits/commit-object.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { buildFixPacket, type FixFacts, type FixInput } from '../../packets/audit/fix-packet.ts';
import { cleanText, type Clean } from '../../packets/material.ts';
import { PACKET_BUDGET } from '../../packets/packet.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import { writeStamped } from '../../run/ledger/stamped.ts';
import { cleanWorkTree } from './clean-work-tree.ts';
import { ignoredNow, type IgnoredFiles } from './ignored-before.ts';
import { governingRules } from '../governing-rules.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';
import { auditSide, packetStart, planStage, stageRunFile } from '../stage-run.ts';
import { addedTests, roundSoFar, type RoundSoFar } from './round-so-far.ts';
import { earlierTexts } from './earlier-texts.ts';
import { stepOf } from './step-of.ts';
import { testOutput } from '../test-output.ts';

/** `context/step.json` of a fix: its result is checked against it. */
export type StepOfRun = {
  readonly step: Step;
  readonly ignored: IgnoredFiles;
  readonly soFar: RoundSoFar;
};

/** Asks an executor to do one item: the next attempt, on a clean work tree. An item that fits no packet is given up. */
export async function planFix(audit: Audit, item: WorkItem): Promise<void> {
  const { state } = audit;
  const step = await stepOf(audit, item, await addedTests(audit));
  const tree = await treeOf(audit.home, state.head);
  const facts = await factsOf(audit, { item, step, tree });
  const attempts = mostAttempts(state, roundOf(state), item);
  const calm = divergences(state).length > 0;
  const build = (given: CallGiven) => buildFixPacket({ ...given, attempts, calm, facts });
  const bytes = await planCall(audit, { item, title: `fix ${item.subject}`, step, build });
  if (bytes === undefined) return;
  return noteInRound(audit, { kind: 'given-up', subject: item.subject, why: tooLarge(bytes) });
}

export function tooLarge(bytes: number): string {
  return `its packet is ${bytes} bytes, over the limit of ${PACKET_BUDGET}`;
}

type CallGiven = Pick<FixInput, 'task' | 'attempt' | 'nonces' | 'nextSlot'>;

/** A call of somebody who writes in the audit's work tree. */
export type CallToPlan = {
  readonly item: WorkItem;
  readonly title: string;
  readonly step: Step;
  readonly build: (given: CallGiven) => WholePacket;
};

/** Plans the call on a clean work tree. Returns the size of a packet that is too large, and then nothing is planned. */
export async function planCall(
  audit: Audit,
  { item, title, step, build }: CallToPlan,
): Promise<number | undefined> {
  const { file, state } = audit;
  const { subject } = item;
  const workTree = await cleanWorkTree(audit, `what was there before the next attempt at ${subject}`);
  const head = await auditSide(audit, state.head, 'before this fix');
  const sides = { base: head, head };
  const stage = { kind: 'fix', title, sides, treeRoot: file.work_tree } as const;
  const run = stageRunFile(audit, stage);
  const built = build({ ...packetStart(run), attempt: ownAttempts(item) + 1 });
  if (built.kind === 'too-large') return built.bytes;
  const ofRun: StepOfRun = {
    step,
    ignored: await ignoredNow(workTree),
    soFar: await roundSoFar(audit, subject),
  };
  await planStage(audit, run, {
    phase: 'fix',
    subject,
    slots: [{ packet: built.packet }],
    also: (paths) => writeStamped(paths.step, run, ofRun),
  });
  return undefined;
}

async function factsOf(
  audit: Audit,
  { item, step, tree }: { item: WorkItem; step: Step; tree: string },
): Promise<Clean<FixFacts>> {
  const facts: FixFacts = {
    step,
    rules: await rulesFor(audit, tree, [item]),
    rejected: await earlierTexts(audit, item),
    tests: item.mode === 'fix_regression' ? await testOutput(audit, item.failures) : undefined,
  };
  return cleanText(facts, createRedactor());
}

/** Rule files that govern the places. For a repair, those that govern anything the round changed. */
export async function rulesFor(
  { home, state }: Audit,
  tree: string,
  items: readonly WorkItem[],
): Promise<string[]> {
  const found = items.flatMap(({ subject }) => state.findings.get(subject) ?? []);
  const paths = found.map(({ location }) => location.file as RepoPath);
  const rules = await governingRules(home, tree, ['' as RepoPath, ...paths]);
  return rules.map(({ path }) => path);
}
