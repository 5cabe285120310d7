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

/** The same of fixes that share a call. */
export type StepsOfRun = Pick<StepOfRun, 'ignored'> & {
  readonly steps: readonly (Omit<StepOfRun, 'ignored'> & { readonly id: string })[];
};

/** Asks an executor to do one item: the next attempt, on a clean work tree. An item that fits no packet is given up. */
export async function planFix(audit: Audit, item: WorkItem): Promise<void> {
  const { state } = audit;
  const { subject } = item;
  const step = await stepOf(audit, item, await addedTests(audit));
  const facts = await factsOf(audit, item, step);
  const attempts = mostAttempts(state, roundOf(state), item);
  const calm = divergences(state).length > 0;
  const bytes = await planCall(audit, {
    ...{ items: [item], title: `fix ${subject}` },
    ofRun: { step, soFar: await roundSoFar(audit, subject) },
    build: (given) => buildFixPacket({ ...given, attempts, calm, facts }),
  });
  if (bytes !== undefined) await noteInRound(audit, { kind: 'given-up', subject, why: tooLarge(bytes) });
}

export function tooLarge(bytes: number): string {
  return `its packet is ${bytes} bytes, over the limit of ${PACKET_BUDGET}`;
}

/** A call of somebody who writes in the audit's work tree. */
type CallToPlan = {
  /** Several share the call. */
  readonly items: readonly WorkItem[];
  readonly title: string;
  /** What its result is checked against, besides the ignored files. */
  readonly ofRun: Omit<StepOfRun, 'ignored'> | Omit<StepsOfRun, 'ignored'>;
  readonly build: (given: Pick<FixInput, 'task' | 'attempt' | 'nonces' | 'nextSlot'>) => WholePacket;
};

/** Plans the call on a clean work tree. Returns the size of a packet that is too large, and then nothing is planned. */
export async function planCall(
  audit: Audit,
  { items, title, ofRun, build }: CallToPlan,
): Promise<number | undefined> {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('a call about nothing');
  const subjects = others.length === 0 ? undefined : items.map(({ subject }) => subject);
  const what =
    subjects === undefined ? `next attempt at ${first.subject}` : `fixes of ${subjects.join(', ')}`;
  const workTree = await cleanWorkTree(audit, `what was there before the ${what}`);
  const why = subjects === undefined ? 'before this fix' : 'before these fixes';
  const head = await auditSide(audit, audit.state.head, why);
  const sides = { base: head, head };
  const run = stageRunFile(audit, { kind: 'fix', title, sides, treeRoot: audit.file.work_tree, subjects });
  const built = build({ ...packetStart(run), attempt: ownAttempts(first) + 1 });
  if (built.kind === 'too-large') return built.bytes;
  const ignored = await ignoredNow(workTree);
  await planStage(audit, run, {
    ...{ phase: 'fix', subject: first.subject, slots: [{ packet: built.packet }] },
    also: (paths) => writeStamped(paths.step, run, { ...ofRun, ignored }),
  });
  return undefined;
}

async function factsOf(audit: Audit, item: WorkItem, step: Step): Promise<Clean<FixFacts>> {
  const facts: FixFacts = {
    step,
    rules: await rulesFor(audit, [item]),
    rejected: await earlierTexts(audit, item),
    tests: item.mode === 'fix_regression' ? await testOutput(audit, item.failures) : undefined,
  };
  return cleanText(facts, createRedactor());
}

/** Rule files that govern the places. For a repair, those that govern anything the round changed. */
export async function rulesFor({ home, state }: Audit, items: readonly WorkItem[]): Promise<string[]> {
  const found = items.flatMap(({ subject }) => state.findings.get(subject) ?? []);
  const paths = found.map(({ location }) => location.file as RepoPath);
  const tree = await treeOf(home, state.head);
  const rules = await governingRules(home, tree, ['' as RepoPath, ...paths]);
  return rules.map(({ path }) => path);
}
