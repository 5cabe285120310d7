import { readInstallation } from '../io/installation.ts';
import { versionOf } from '../io/programs/program.ts';
import { openRepository } from '../io/git/repository.ts';
import { Failure } from '../kernel/failure.ts';
import { VERSION } from '../kernel/version.ts';
import type { Command } from './command.ts';
import {
  PARTS,
  judgeClient,
  judgeGh,
  judgeGit,
  judgeNode,
  judgePlugin,
  type Check,
} from './doctor-checks.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'Says what is missing on this machine and how to get it',
  usage: '[--json]',
  flags: [{ name: 'json', type: 'boolean', summary: 'the checks as JSON on stdout' }],
  takes: { least: 0, most: 0, paths: false },
  details: `JSON: {version, ok, checks[{name, state: ok|missing|optional, found, remedy?}]}
Exit status 4 when something is missing that is not optional.`,
  run: async ({ flag, cwd }) => {
    const checks = [judgeNode(process.versions.node), ...(await Promise.all(lookAround(cwd)))];

    const ok = checks.every((check) => check.state !== 'missing');

    const text = `correctless ${VERSION}\n\n${checks.map(linesOf).join('')}`;
    const json = `${JSON.stringify({ version: VERSION, ok, checks }, null, 2)}\n`;
    return { status: ok ? 0 : 4, ...(flag('json') ? { stdout: json, stderr: text } : { stdout: text }) };
  },
};

function lookAround(cwd: string): Promise<Check>[] {
  return [
    versionOf('git').then(judgeGit),
    checkRepository(cwd),
    checkPlugin(),
    versionOf('claude').then(judgeClient),
    versionOf('gh').then(judgeGh),
  ];
}

async function checkRepository(cwd: string): Promise<Check> {
  try {
    return { name: 'repository', state: 'ok', found: (await openRepository(cwd)).top };
  } catch (error) {
    return missing('repository', error);
  }
}

async function checkPlugin(): Promise<Check> {
  try {
    return judgePlugin(await readInstallation(PARTS), VERSION);
  } catch (error) {
    return missing('plugin', error);
  }
}

/** What another room refuses is what the doctor reports, with the same words. Anything else stays a bug. */
function missing(name: Check['name'], error: unknown): Check {
  if (!(error instanceof Failure)) throw error;
  return { name, state: 'missing', found: error.message, remedy: error.hint ?? `see: ${error.code}` };
}

function linesOf({ name, state, found, remedy }: Check): string {
  const advice = remedy === undefined ? '' : `${' '.repeat(22)}→ ${remedy}\n`;
  return `${state.padEnd(8)}  ${name.padEnd(10)}  ${found}\n${advice}`;
}
