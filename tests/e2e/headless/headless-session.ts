import { mkdtempSync, readdirSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedAgents } from '../../../scripts/recorded-agents.ts';
import { makeSample, type Sample } from '../../../scripts/sample-repository.ts';
import type { LedgerEvent } from '../../../src/contracts/files/ledger-event.ts';
import { agentOf, readAgentPrompts } from '../harness/agent-prompts.ts';
import type { BoundedRun } from '../harness/bounded-run.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import { script, type ScriptedAgents } from '../harness/script.ts';
import type { Script } from '../harness/scripted-api.ts';
import { withSession, type Session } from '../harness/session.ts';
import { ROOT } from '../review/review-session.ts';

export const DEMO = join(ROOT, 'fixtures', 'demo');
export const COMMAND = join(ROOT, 'bin', 'correctless');

export type HeadlessScenario = {
  /** Laid over the recorded agents of the demo. */
  readonly agents?: ScriptedAgents;
  readonly main?: Script;
  /** Done to the repository before anything runs. */
  readonly ready?: (sample: Sample) => void;
};

/** The demo's repository, a scripted model and nobody in front of a session. */
export type Headless = {
  readonly top: string;
  readonly session: Session;
  /** `correctless run ARGS…`, with the real client on its PATH. */
  readonly run: (...args: readonly string[]) => Promise<BoundedRun>;
  /** The only run of the repository. */
  readonly name: () => string;
  readonly ledger: () => readonly LedgerEvent[];
  /** Agents that the model was asked to be, one entry for each call of an agent. */
  readonly called: () => readonly string[];
};

export async function inDemo(
  scenario: HeadlessScenario,
  use: (headless: Headless) => Promise<void>,
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'headless-'));
  try {
    const sample = makeSample(DEMO, join(scratch, 'corner shop'));
    scenario.ready?.(sample);
    const agents = { ...recordedAgents(join(DEMO, 'replies'), sample.commits), ...scenario.agents };
    await withModel(sample.top, scenario.main ?? orchestrator(), agents, use);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

export async function withModel(
  top: string,
  main: Script,
  agents: ScriptedAgents,
  use: (headless: Headless) => Promise<void>,
): Promise<void> {
  const prompts = await readAgentPrompts(ROOT);
  await withSession({ script: script(main, agents, prompts), cwd: top }, async (session) => {
    const runs = join(top, '.correctless', 'runs');
    const name = (): string => (existsSync(runs) ? (readdirSync(runs)[0] ?? '') : '');
    const ledger = (): LedgerEvent[] =>
      readFileSync(join(runs, name(), 'ledger.jsonl'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LedgerEvent);
    const called = (): string[] => {
      const first = new Map(
        session.api.requests.flatMap((request) =>
          request.agentId === null ? [] : [[request.agentId, agentOf(request, prompts) ?? ''] as const],
        ),
      );
      return [...first.values()].toSorted();
    };
    const run = (...args: readonly string[]) => session.program(COMMAND, 'run', ...args);
    await use({ top, session, run, name, ledger, called });
  });
}
