import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAgentPrompts } from '../tests/e2e/harness/agent-prompts.ts';
import { orchestrator } from '../tests/e2e/harness/orchestrator.ts';
import { script } from '../tests/e2e/harness/script.ts';
import { withSession } from '../tests/e2e/harness/session.ts';
import { clientPath } from './client.ts';
import { recordedAgents } from './recorded-agents.ts';
import { makeSample, type Sample } from './sample-repository.ts';

/*
 * A whole /df:review in the real client. The change is a branch of a small shop with planted defects. The model's replies are
 * recorded; with --live your own client and login do the work.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PLUGINS = [ROOT, join(ROOT, 'plugins', 'df')];
const DEMO = join(ROOT, 'fixtures', 'demo');

const sample = makeSample(DEMO, join(mkdtempSync(join(tmpdir(), 'correctless-demo-')), 'corner shop'));
say(`Sample repository: ${sample.top}`);
process.exitCode = process.argv.includes('--live') ? await live(sample) : await recorded(sample);

async function recorded({ top, commits }: Sample): Promise<number> {
  const agents = recordedAgents(join(DEMO, 'replies'), commits);
  const model = script(orchestrator(), agents, await readAgentPrompts(ROOT));
  say('Running /df:review in the real client; the model is a script on this machine …\n');
  // The run is sealed with the demo's own key, which is next to the sample.
  const env = { XDG_STATE_HOME: join(top, '..', 'state') };
  return withSession({ script: model, cwd: top, pluginDirs: PLUGINS, env }, async ({ prompt }) => {
    const run = await prompt('/df:review');
    if (run.result === null) throw new Error(`the client returned no result: ${run.stdout}${run.stderr}`);
    return printed(top, run.result.permission_denials.length, env);
  });
}

async function live({ top }: Sample): Promise<number> {
  const onPath = spawnSync('claude', ['--version'], { stdio: 'ignore' }).status === 0;
  const client = onPath ? 'claude' : await clientPath();
  const plugins = PLUGINS.flatMap((dir) => ['--plugin-dir', dir]);
  say('Running /df:review with your own login. This costs what your plan or key charges.\n');
  spawnSync(client, ['-p', '/df:review', ...plugins], { cwd: top, stdio: 'inherit' });
  return printed(top, null, {});
}

/** Prints the stored report, not the model's account of it. `env` names the folder of its key. */
function printed(top: string, denials: number | null, env: NodeJS.ProcessEnv): number {
  const [run] = readdirSync(join(top, '.correctless', 'runs'));
  if (run === undefined) throw new Error('the review never started');
  const report = correctless(top, env, 'report', run);
  const verdict = correctless(top, env, 'verdict', run);
  say(report.stdout + report.stderr);
  const [line = '', ...rest] = `${verdict.stdout.trim()}${verdict.stderr}`.split('\n');
  say([`Verdict: ${line} (exit status ${verdict.status ?? '?'})`, ...rest].join('\n'));
  if (denials !== null) say(`Permission prompts: ${denials}`);
  const page = join(top, '.correctless', 'runs', run, 'report.html');
  const written = correctless(top, env, 'report', run, '--format', 'html', '--output', page);
  say(written.status === 0 ? `Page: ${page}` : written.stderr);
  // Findings are the point of a demo, so they are a success; an incomplete run is not.
  return verdict.status === 1 ? 0 : (verdict.status ?? 70);
}

function correctless(cwd: string, env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  return spawnSync(join(ROOT, 'bin', 'correctless'), args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
