import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientPath } from '../../../scripts/client.ts';
import { readAgentPrompts } from '../harness/agent-prompts.ts';
import { runBounded } from '../harness/bounded-run.ts';
import { networkIsolation } from '../harness/isolation.ts';
import type { ModelRequest } from '../harness/model-request.ts';
import { withRepository, type Files, type Repository } from '../harness/repository.ts';
import { script, type ScriptedAgents } from '../harness/script.ts';
import { startScriptedApi, type Script } from '../harness/scripted-api.ts';
import { BRIDGE, clientEnvironment, SESSION_MILLISECONDS } from '../harness/session.ts';
import { ROOT } from '../review/review-session.ts';

type Check = {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failed';
  readonly found: string;
  readonly remedy?: string;
};

export type Doctored = {
  readonly status: number | null;
  readonly checks: ReadonlyMap<string, Check>;
  readonly requests: readonly ModelRequest[];
  readonly repository: Repository;
};

type DoctorScenario = {
  readonly main: Script;
  readonly agents?: ScriptedAgents;
  /** Committed in the repository. */
  readonly files?: Files;
  /** `.claude/settings.json` of the user's home. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Without one, no `claude` is on PATH. */
  readonly client?: false;
};

/**
 * Runs `correctless doctor --probe --json` as a user would: the real client on PATH as `claude`, off the network, with a scripted
 * model. The program is the shipped one.
 */
export async function doctorProbe(
  scenario: DoctorScenario,
  look: (seen: Doctored) => void | Promise<void>,
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'doctor-'));
  const isolation = await networkIsolation();
  const model = script(scenario.main, scenario.agents ?? {}, await readAgentPrompts(ROOT));
  const api = await startScriptedApi(model, isolation === null ? 0 : join(scratch, 'api.sock'));
  try {
    await withRepository(async (repository) => {
      await repository.commit('start', { 'a.txt': 'a\n', 'CLAUDE.md': 'Be good.\n', ...scenario.files });
      const env = clientEnvironment(join(scratch, 'home'), join(scratch, 'tmp'), api);
      const programs = await furnish(scratch, scenario);
      const bridge = isolation === null ? [] : [...isolation, process.execPath, BRIDGE, String(api.address)];
      const run = await runBounded(
        [...bridge, join(ROOT, 'bin', 'correctless'), 'doctor', '--probe', '--json'],
        {
          cwd: repository.path,
          env: { ...env, PATH: `${programs}:${env['PATH'] ?? ''}` },
          timeout: SESSION_MILLISECONDS,
          killed: undefined,
        },
      );
      const [first] = api.scriptErrors;
      if (first !== undefined) throw first;
      const { checks } = JSON.parse(run.stdout) as { checks: Check[] };
      const byName = new Map(checks.map((check) => [check.name, check]));
      await look({ status: run.status, checks: byName, requests: api.requests, repository });
    });
  } finally {
    await api.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A home and a folder of programs. */
async function furnish(scratch: string, { settings, client }: DoctorScenario): Promise<string> {
  const programs = join(scratch, 'programs');
  for (const folder of [programs, join(scratch, 'tmp'), join(scratch, 'home', '.claude')]) {
    mkdirSync(folder, { recursive: true });
  }
  if (settings !== undefined) {
    writeFileSync(join(scratch, 'home', '.claude', 'settings.json'), JSON.stringify(settings));
  }
  if (client !== false) symlinkSync(await clientPath(), join(programs, 'claude'));
  return programs;
}
