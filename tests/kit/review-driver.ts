import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../src/contracts/files/report.ts';
import type { ClaimedFinding } from '../../src/contracts/replies/review.ts';
import type { SlotFile } from '../../src/contracts/files/run-files.ts';
import { slotLenses } from '../../src/contracts/slot-lenses.ts';
import { LENSES, SOURCE_READER, lensRecord, type Lens } from '../../src/contracts/vocabulary.ts';
import { parseTarget } from '../../src/scope/target.ts';
import { advance } from '../../src/review/phases/advance.ts';
import type { FindingsOfRun } from '../../src/review/ending/collect-findings.ts';
import { finishRun } from '../../src/review/ending/finish-run.ts';
import type { Run } from '../../src/run/stored/open-run.ts';
import type { PlanRequest } from '../../src/review/planning/plan-request.ts';
import { planRun, type PlannedRun } from '../../src/review/planning/plan-run.ts';
import { slotParts } from '../../src/run/stored/layout.ts';
import { readStamped } from '../../src/run/ledger/stamped.ts';
import { giveUpSlot } from '../../src/receive/give-up.ts';
import { storeByHand } from '../../src/receive/store-by-hand.ts';
import { asDefects, defectOf } from './score-reply.ts';
import { sampleFolder, type SampleRepository } from './sample-repository.ts';

/** What the agents of a review say, and how it is planned. */
export type Reviewing = Partial<Pick<PlanRequest, 'shard' | 'sinceLast' | 'yes' | 'prove'>> & {
  /** What a lens finds in the files that it is shown. A claim about another file stays unsaid. */
  readonly claims?: Partial<Record<Lens, readonly ClaimedFinding[]>>;
  /** Default: 90 for each. Undefined: its scorer answers nothing acceptable, also for those that share it. */
  readonly score?: (finding: ClaimedFinding) => number | undefined;
  /** Titles of the claims that a scorer takes for one defect, the one that it lists first. Default: each is its own. */
  readonly together?: readonly (readonly string[])[];
  /** Agents that never answer. */
  readonly silent?: readonly SlotFile['agent'][];
  readonly target?: readonly string[];
  readonly options?: Partial<PlanRequest['options']>;
  /** What an agent says besides, whatever it is shown. */
  readonly also?: (slot: SlotFile) => readonly ClaimedFinding[];
  /** Untimed the run as it was planned, before anybody is called. */
  readonly planned?: (file: PlannedRun['file']) => void;
  /** A reply that is brought first, and refused for its claims; none where undefined. */
  readonly refused?: (asked: SlotFile, reply: object) => object | undefined;
  /** The reply as it is sent, given the one that would be and the packet that the agent reads. */
  readonly say?: (asked: SlotFile, reply: object, packet: string) => object;
};

export type Reviewed = {
  readonly planned: PlannedRun;
  readonly run: string;
  readonly report: Report;
  /** Every slot of the run. */
  readonly slots: readonly SlotFile[];
};

/** A whole review by the real steps, with replies brought by hand: plan, next and reply until there is a report. */
export async function review(repository: SampleRepository, how: Reviewing = {}): Promise<Reviewed> {
  const planned = await plan(repository, how);
  how.planned?.(planned.file);
  const report = await resume(repository, planned, how);
  const { run } = await advance(repository, planned.file.run);
  return { planned, run: planned.file.run, report, slots: run.slots };
}

/** The rest of a review that was planned. */
export async function resume(
  repository: SampleRepository,
  planned: PlannedRun,
  how: Reviewing = {},
): Promise<Report> {
  for (;;) {
    const { run, step } = await advance(repository, planned.file.run);
    if (step.kind === 'report') return finishRun(run);
    for (const { slot } of step.slots) {
      const silent = how.silent?.includes(slot.agent) === true;
      const planned = silent ? undefined : await replyTo(run, slot, how);
      const reply = planned && how.say ? how.say(slot, planned, packetOf(run, slot)) : planned;
      const refused = planned && how.refused?.(slot, planned);
      if (refused !== undefined) await bringRefused(run, slot, refused);
      if (reply === undefined) await giveUpSlot(run, slot);
      else await storeByHand(run, slot, Buffer.from(JSON.stringify(reply)), true);
    }
  }
}

async function bringRefused(run: Run, slot: SlotFile, reply: object): Promise<void> {
  const brought = storeByHand(run, slot, Buffer.from(JSON.stringify(reply)), false);
  const isRefused = await brought.then(
    () => false,
    () => true,
  );
  if (!isRefused) throw new Error(`slot ${slot.slot} took a reply that it had to refuse`);
}

/** A review that is broken off: the summarizer, if there is one, and these lenses have answered, nobody else has. */
export async function begin(
  repository: SampleRepository,
  how: Reviewing,
  lenses: readonly Lens[],
): Promise<PlannedRun> {
  const planned = await plan(repository, how);
  for (const answers of [['change-summarizer'], lenses] as readonly (readonly string[])[]) {
    const { run, step } = await advance(repository, planned.file.run);
    for (const { slot } of step.kind === 'report' ? [] : step.slots) {
      const isAnswered = slotLenses(slot).some((lens) => answers.includes(lens));
      if (!isAnswered && !answers.includes(slot.agent)) continue;
      await storeByHand(run, slot, Buffer.from(JSON.stringify(await replyTo(run, slot, how))), true);
    }
  }
  return planned;
}

function packetOf({ paths }: Run, { slot }: SlotFile): string {
  return readFileSync(paths.packet(slotParts(slot)?.number ?? 0), 'utf8');
}

export function plan(repository: SampleRepository, how: Reviewing = {}): Promise<PlannedRun> {
  return planRun({
    repository,
    target: parseTarget(how.target ?? [], { staged: false, uncommitted: false, paths: [] }),
    options: { noRules: false, ...how.options },
    yes: how.yes ?? false,
    shard: how.shard,
    captured: 'manual',
    cacheRoot: join(sampleFolder(), 'cache'),
    ...(how.prove === undefined ? {} : { prove: how.prove }),
    ...(how.sinceLast === undefined ? {} : { sinceLast: how.sinceLast }),
  });
}

/** What a reviewer that states it says of the change. */
export const INTENT = { goal: 'Sell more.', summary: 'Sells other things.' };

async function replyTo(run: Run, asked: SlotFile, how: Reviewing) {
  const { slot, agent, paths, findings = [] } = asked;
  if (agent === 'change-summarizer') {
    return { slot, summary: 'Sells things.', goal: 'Sell.', approach: 'Functions.', focus: [] };
  }
  const lens = LENSES.find((one) => one === agent);
  if (lens !== undefined) {
    const said = (how.claims?.[lens] ?? []).filter(({ file }) => paths.includes(file));
    const besides = how.also?.({ ...asked, slot }) ?? [];
    const intent = lensRecord(lens).statesIntent === true ? { intent: INTENT } : {};
    return { slot, ...intent, examined: paths, findings: [...said, ...besides] };
  }
  if (agent === SOURCE_READER) {
    const said = slotLenses(asked).flatMap((source) =>
      (how.claims?.[source] ?? []).map((claim) => ({ source, ...claim })),
    );
    return { slot, examined: paths, findings: said.filter(({ file }) => paths.includes(file)) };
  }
  const { toScore } = await readStamped<FindingsOfRun>(run.paths.findings, run.file);
  const claims = findings.map(({ id, fingerprint }) => {
    const scored = toScore.find((one) => one.fingerprint === fingerprint);
    if (scored === undefined) throw new Error(`slot ${slot} scores an unknown finding`);
    return { id, ...scored };
  });
  const defects = asDefects(claims, how.together ?? []).map((ids) => {
    const { file, claim } = claims.find(({ id }) => id === ids[0]) ?? expectNever(slot);
    const score = how.score === undefined ? 90 : how.score(claim);
    return score === undefined ? undefined : defectOf(ids, score, file, claim);
  });
  return defects.includes(undefined) ? undefined : { slot, defects };
}

function expectNever(slot: string): never {
  throw new Error(`slot ${slot} names no claim`);
}

/** A claim about one quote, with the proof that the lens owes. */
export function claimOf(
  file: string,
  quote: string,
  title: string,
  more: Partial<ClaimedFinding> = {},
): ClaimedFinding {
  return {
    ...{ file, line: 1, title, why: 'It goes wrong.', severity: 'high', suggested_fix: '' },
    verification: {
      code_examined: quote,
      line_range_examined: [1, 1],
      verification_method: 'read the hunk',
      checked_for_handling_elsewhere: false,
      where_checked: [],
      is_impact_finding: false,
    },
    ...more,
  };
}
