import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LedgerEvent } from '../../../src/contracts/files/ledger-event.ts';
import type { ExecuteStepResult, Step } from '../../../src/contracts/replies/step.ts';
import { sampleRepository } from '../../kit/sample-repository.ts';
import { readAgentPrompts } from '../harness/agent-prompts.ts';
import { call, say, tool, type ModelReply } from '../harness/model-reply.ts';
import { lastToolResults, turn, wholeContext, type ModelRequest } from '../harness/model-request.ts';
import { agentTool } from '../harness/orchestrator.ts';
import { agentCalls, runOf, stateOf, type AgentCall } from '../harness/orchestrator-lines.ts';
import { script, type ScriptedAgents } from '../harness/script.ts';
import type { Script } from '../harness/scripted-api.ts';
import { withSession, type ClientRun, type Session } from '../harness/session.ts';
import { ROOT } from '../review/review-session.ts';

const PROMPT = '/correctless:validate-step --step ../step.json --result ../result.json --base';

export const RENAME: Step = { description: 'Rename total() to sum() in every file.', mode: 'apply' };

export type StepScenario = {
  readonly agents?: ScriptedAgents;
  readonly step?: Step;
  /** Laid over a truthful result. */
  readonly claim?: Partial<ExecuteStepResult>;
  readonly base?: string;
  readonly flags?: readonly string[];
  /** Untimed where the repository is before the client starts. */
  readonly ready?: (top: string) => void;
  readonly dispatch?: (calls: readonly AgentCall[]) => readonly AgentCall[];
};

export type JudgedInClient = {
  readonly client: ClientRun;
  readonly session: Session;
  readonly top: string;
  readonly runs: readonly string[];
  readonly ledger: readonly LedgerEvent[];
  readonly correctless: (...args: readonly string[]) => SpawnSyncReturns<string>;
};

/** Runs the skill in the real client on a rename that was done in one of two files, with a scripted model. */
export async function judgeStep(
  scenario: StepScenario,
  look: (seen: JudgedInClient) => void | Promise<void>,
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'step-'));
  try {
    const top = join(scratch, 'corner shop');
    const patch = makeRepository(top);
    writeFileSync(join(scratch, 'step.json'), JSON.stringify(scenario.step ?? RENAME));
    const files = ['src/sum.ts'];
    const truth: ExecuteStepResult = {
      ...{ success: true, summary: 'Renamed total to sum.', details: '' },
      ...{ filesTouched: files, filesWritten: files, patch, mode: 'apply' as const },
    };
    writeFileSync(join(scratch, 'result.json'), JSON.stringify({ ...truth, ...scenario.claim }));
    scenario.ready?.(top);
    const main = stepOrchestrator(scenario.dispatch ?? ((calls) => calls));
    const model = script(main, scenario.agents ?? {}, await readAgentPrompts(ROOT));
    await withSession({ script: model, cwd: top, pluginDirs: [ROOT] }, async (session) => {
      const client = await session.prompt(`${PROMPT} ${scenario.base ?? 'HEAD'}`, ...(scenario.flags ?? []));
      await look(seenIn(top, client, session));
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** One commit, then a rename in one of the two files that hold the name. Answers git's diff of it. */
function makeRepository(top: string): string {
  const { git, write } = sampleRepository(
    {
      'AGENTS.md': '- Exported names are verbs or nouns, never abbreviations.\n',
      'src/sum.ts': 'export const total = (a: number, b: number): number => a + b;\n',
      'src/bill.ts': "import { total } from './sum.ts';\nexport const bill = total(1, 2);\n",
    },
    top,
  );
  write('src/sum.ts', 'export const sum = (a: number, b: number): number => a + b;\n');
  return `${git('diff')}\n`;
}

/** A model that follows the skill to the letter; it types only what its context told it to type. */
function stepOrchestrator(dispatch: (calls: readonly AgentCall[]) => readonly AgentCall[]): Script {
  return (request) => {
    if (turn(request) > 20) throw new Error('the step was not judged in 20 turns');
    if (turn(request) === 0) return bash(request, planLine(request));
    const results = lastToolResults(request);
    const output = results.map((result) => result.text).join('\n');
    const state = stateOf(output);
    if (state === 'done') return say(afterDone(output));
    const calls = state === 'dispatch' ? dispatch(agentCalls(output)) : [];
    if (calls.length > 0) return call(...calls.map(agentTool));
    const run = runOf(wholeContext(request));
    if (run === undefined) throw new Error(`neither a run nor a state in:\n${output}`);
    return bash(request, 'correctless next <RUN>', run);
  };
}

/** What the skill makes the whole answer. The client puts a status and stderr before it where there are any. */
function afterDone(output: string): string {
  return (/^state: done$([\s\S]*)/m.exec(output)?.[1] ?? '').trim();
}

/** The skill's own line, with the user's arguments as the client put them in. */
function planLine(request: ModelRequest): string {
  return /`(correctless step plan [^`]+)`/.exec(wholeContext(request))?.[1] ?? 'correctless step plan';
}

function bash(request: ModelRequest, line: string, run?: string): ModelReply {
  if (!wholeContext(request).includes(line)) throw new Error(`nothing told the model to run \`${line}\``);
  const command = run === undefined ? line : line.replace('<RUN>', run);
  return call(tool('Bash', { command, description: command }));
}

function seenIn(top: string, client: ClientRun, session: Session): JudgedInClient {
  const folder = join(top, '.correctless', 'runs');
  const runs = existsSync(folder) ? readdirSync(folder) : [];
  const [run] = runs;
  const lines = run === undefined ? '' : readFileSync(join(folder, run, 'ledger.jsonl'), 'utf8');
  return {
    ...{ client, session, top, runs },
    ledger: lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as LedgerEvent),
    correctless: (...args) =>
      spawnSync(join(ROOT, 'bin', 'correctless'), args, { cwd: top, encoding: 'utf8' }),
  };
}
