import { askClient, NO_CLIENT } from '../../io/client/ask-client.ts';
import { cacheRoot } from '../../io/own/cache-root.ts';
import { listClientPlugins } from '../../io/client/client-plugins.ts';
import { removeFolder } from '../../io/files/files.ts';
import { readInstallation } from '../../io/own/installation.ts';
import { openRepository } from '../../io/git/repository.ts';
import { Failure } from '../../kernel/failure.ts';
import { readLedger } from '../../run/ledger/ledger.ts';
import { planProbe, type PlannedProbe } from '../../review/plan-probe.ts';
import type { Input } from '../line/command.ts';
import { failed, type Check } from './check.ts';
import { judgeProbe, PROBE_BUDGET_USD } from './probe-check.ts';

/**
 * Makes the user's own client call one agent of ours in this repository, and judges by what the hooks stored. A probe that went
 * well leaves nothing behind; of another one the run stays, to be looked at.
 */
export async function probeHooks({ cwd, env }: Pick<Input, 'cwd' | 'env'>): Promise<Check> {
  try {
    const repository = await openRepository(cwd);
    const plugins = await listClientPlugins(repository.top, env);
    if (plugins === 'no-client') return judgeProbe([], NO_CLIENT);
    const probe = await planProbe(repository, cacheRoot(env));
    const installed =
      plugins !== 'no-answer' && plugins.some(({ id, enabled }) => enabled && /^correctless@/.test(id));
    const { top } = await readInstallation([]);
    const answer = await askClient({
      cwd: repository.top,
      env,
      prompt: promptOf(probe),
      model: probe.slot.model,
      budgetUsd: PROBE_BUDGET_USD,
      ...(installed ? {} : { pluginDir: top }),
    });
    const check = judgeProbe(await readLedger(probe.paths), answer);
    if (check.state !== 'failed') {
      await removeFolder(probe.paths.dir);
      const note = installed ? '' : ` (with --plugin-dir ${top}: the client has no correctless of its own)`;
      return { ...check, found: `${check.found}${note}` };
    }
    return { ...check, found: `${check.found}; kept: ${probe.paths.dir}` };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return failed('probe', `${error.code}: ${error.message}`, error.hint ?? `see: ${error.code}`);
  }
}

/** Slot names and nothing else, as everywhere. */
function promptOf({ slot: { agent, slot } }: PlannedProbe): string {
  return [
    'Make this one Agent call, exactly as written:',
    `Agent(subagent_type="correctless:${agent}", description="slot ${slot}", prompt="slot ${slot}")`,
    'Then answer with the one word: done',
    '',
  ].join('\n');
}
