import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordedAgents, shownIn, slotIn } from '../../../scripts/recorded-agents.ts';
import { makeSample, type Sample } from '../../../scripts/sample-repository.ts';
import type { Report } from '../../../src/contracts/files/report.ts';
import type { SlotFile } from '../../../src/contracts/files/run-files.ts';
import type { LedgerEvent } from '../../../src/contracts/files/ledger-event.ts';
import { readAgentPrompts } from '../harness/agent-prompts.ts';
import { installFromGit } from '../harness/install.ts';
import { say } from '../harness/model-reply.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import { script, type AgentTurn, type ScriptedAgent, type ScriptedAgents } from '../harness/script.ts';
import type { Script } from '../harness/scripted-api.ts';
import { withSession, type ClientRun, type Session } from '../harness/session.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const DEMO = join(ROOT, 'fixtures', 'demo');
export const PLUGINS = [ROOT, join(ROOT, 'plugins', 'df')];

export type ReviewOptions = {
  /** Laid over the recorded agents. */
  readonly agents?: ScriptedAgents;
  readonly main?: Script;
  readonly prompt?: string;
  readonly flags?: readonly string[];
  /** Done to the sample repository before the client starts. */
  readonly prepare?: (sample: Sample) => void;
  /** Install through git as users do, in place of `--plugin-dir`. */
  readonly installed?: boolean;
};

/** What a review left behind. */
export type Reviewed = {
  readonly client: ClientRun;
  readonly session: Session;
  readonly sample: Sample;
  readonly run: string;
  /** The stored report; undefined when the run never got that far. */
  readonly report: Report | undefined;
  readonly ledger: readonly LedgerEvent[];
  readonly slots: readonly (SlotFile & { readonly text: string })[];
  readonly correctless: (...args: readonly string[]) => SpawnSyncReturns<string>;
  /** Asks for a review again, in the same repository and with the same model. */
  readonly again: (prompt?: string) => Promise<Reviewed>;
};

/** Runs `/df:review` in the real client on the demo's repository, with a scripted model. */
export function reviewDemo(
  options: ReviewOptions,
  look: (seen: Reviewed) => void | Promise<void>,
): Promise<void> {
  return inScratch(async (scratch) => {
    const sample = makeSample(DEMO, join(scratch, 'corner shop'));
    options.prepare?.(sample);
    const agents = { ...recordedAgents(join(DEMO, 'replies'), sample.commits), ...options.agents };
    await review(sample, { ...options, agents }, look);
  });
}

/** The same on a repository that `make` fills a folder with. */
export function reviewRepository(
  make: (top: string) => void,
  options: ReviewOptions,
  look: (seen: Reviewed) => void | Promise<void>,
): Promise<void> {
  return inScratch(async (scratch) => {
    const top = join(scratch, 'repository');
    make(top);
    await review({ top, commits: new Map() }, options, look);
  });
}

async function inScratch(use: (scratch: string) => Promise<void>): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'review-'));
  try {
    await use(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function review(
  sample: Sample,
  options: ReviewOptions,
  look: (seen: Reviewed) => void | Promise<void>,
): Promise<void> {
  const model = script(options.main ?? orchestrator(), options.agents ?? {}, await readAgentPrompts(ROOT));
  const pluginDirs = options.installed === true ? [] : PLUGINS;
  const place = { cwd: sample.top, pluginDirs };
  await withSession({ script: model, ...place }, async (session) => {
    if (options.installed === true) await installFromGit(session, ROOT, 'df@correctless');
    const client = await session.prompt(options.prompt ?? '/df:review', ...(options.flags ?? []));
    await look(seenIn(sample, client, session, new Set()));
  });
}

/** `before`: the runs of earlier reviews. */
function seenIn(sample: Sample, client: ClientRun, session: Session, before: ReadonlySet<string>): Reviewed {
  const runs = join(sample.top, '.correctless', 'runs');
  const names = existsSync(runs) ? readdirSync(runs) : [];
  const run = names.find((name) => !before.has(name)) ?? '';
  const dir = join(runs, run);
  const slots = existsSync(join(dir, 'slots')) ? readdirSync(join(dir, 'slots')) : [];
  return {
    client,
    session,
    sample,
    run,
    report: existsSync(join(dir, 'report.json')) ? (json(join(dir, 'report.json')) as Report) : undefined,
    ledger: lines(join(dir, 'ledger.jsonl')),
    slots: slots.map((n) => ({
      ...(json(join(dir, 'slots', n, 'slot.json')) as SlotFile),
      text: readFileSync(join(dir, 'slots', n, 'packet.md'), 'utf8'),
    })),
    correctless: (...args) =>
      spawnSync(join(ROOT, 'bin', 'correctless'), args, { cwd: sample.top, encoding: 'utf8' }),
    again: async (prompt = '/df:review') =>
      seenIn(sample, await session.prompt(prompt), session, new Set([...before, run])),
  };
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function lines(path: string): LedgerEvent[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LedgerEvent);
}

/** An agent that always answers the same, whatever it is told. `{{slot}}` becomes its slot. */
export function always(text: string): ScriptedAgent {
  return ({ packet }) => say(text.replaceAll('{{slot}}', slotIn(packet)));
}

/** A reply without findings, of whatever reviewer: it names every file of its packet. */
export function nothing({ packet }: AgentTurn): Record<string, unknown> {
  return { slot: slotIn(packet), examined: shownIn(packet), findings: [] };
}
