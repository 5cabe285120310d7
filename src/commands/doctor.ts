import type { Outcome } from '../kernel/outcome.ts';
import { VERSION } from '../kernel/version.ts';
import type { Command } from './line/command.ts';
import { failed, type Check } from './doctor/check.ts';
import { lookAround } from './doctor/look-around.ts';
import { PROBE_COST } from './doctor/probe-check.ts';
import { inertJson } from '../kernel/text/inert.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'Says what is missing on this machine and how to get it',
  usage: '[--probe] [--json]',
  flags: {
    probe: 'also let your own client call one small agent, to prove that hooks run; this costs money',
    json: 'the checks as JSON on stdout',
  },
  takes: { least: 0, most: 0, paths: false },
  details: `The exit status is 4 if a check failed. A warning is about something that only some uses need.
--probe costs ${PROBE_COST}.
It runs in this repository, so that the settings here apply, shows the agent nothing of it, and is skipped if a check that it needs has
failed.
JSON: {version, ok, checks[{name, state: ok|warning|failed, found, remedy?}]}`,
  run: async ({ flag, cwd, env }) => {
    const checks = await lookAround({ cwd, env });
    if (flag('probe')) checks.push(await probed(checks, { cwd, env }));
    return outcomeOf(checks, { json: flag('json'), probe: flag('probe') });
  },
};

/** What the probe cannot do without. Hooks and permissions may be judged wrongly from files: there the probe decides. */
const NEEDED: readonly string[] = ['git', 'repository', 'runs', 'cache', 'plugin'];

async function probed(checks: readonly Check[], world: Parameters<typeof lookAround>[0]): Promise<Check> {
  const lacking = checks.filter(({ name, state }) => NEEDED.includes(name) && state === 'failed');
  const [first] = lacking;
  if (first !== undefined) {
    const found = `not run, and nothing spent: ${lacking.map(({ name }) => name).join(', ')} failed`;
    return failed('probe', found, `mend ${first.name} first`);
  }
  const { probeHooks } = await import('./doctor/probe.ts');
  return probeHooks(world);
}

function outcomeOf(
  checks: readonly Check[],
  { json, probe }: { readonly json: boolean; readonly probe: boolean },
): Outcome {
  const ok = checks.every((check) => check.state !== 'failed');
  const cost = probe
    ? ''
    : `\nWhether hooks really run: correctless doctor --probe\nIt costs ${PROBE_COST}.\n`;
  const text = `correctless ${VERSION}\n\n${checks.map(linesOf).join('')}${cost}`;
  const status = ok ? 0 : 4;
  if (!json) return { status, stdout: text };
  return { status, stdout: inertJson({ version: VERSION, ok, checks }), stderr: text };
}

function linesOf({ name, state, found, remedy }: Check): string {
  const advice = remedy === undefined ? '' : `${' '.repeat(22)}→ ${remedy}\n`;
  return `${state.padEnd(7)}  ${name.padEnd(11)}  ${found}\n${advice}`;
}
