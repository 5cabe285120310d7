import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Started } from './run.ts';

/** One start of git as a command of ours made it. */
export type GitCall = {
  /** `diff-tree`, `blame`. */
  readonly subcommand: string;
  /** A line for a shell, which reads what git was given from a file and throws the answer away. */
  readonly line: string;
  /** What git was given. */
  readonly stdin: string;
};

/**
 * Every git that a command starts, in order, from one run of it with a recording `git` first on its path. What is replayed
 * is what was run: a floor can neither lack a command nor hold one that the step does not need.
 */
export function recordGit(scratch: string, { argv, cwd, env, before }: Started): GitCall[] {
  const [bin, calls] = [join(scratch, 'recording'), join(scratch, 'git-calls')];
  for (const folder of [bin, calls]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const path = env?.['PATH'] ?? '';
  const real = spawnSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim();
  writeFileSync(join(bin, 'git'), recorder(calls, real));
  chmodSync(join(bin, 'git'), 0o755);
  before?.();
  const { status, stderr } = spawnSync(argv[0], argv.slice(1), {
    cwd,
    env: { ...env, PATH: `${bin}${delimiter}${path}` },
    maxBuffer: Infinity,
  });
  if (status !== 0 && status !== 1) throw new Error(`${argv.join(' ')}: ${stderr.toString('utf8')}`);
  return readdirSync(calls)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => callOf(join(calls, name)));
}

/** Node, whatever it costs: this run is not timed. Input is passed on as it comes: some gits are asked in turns. */
function recorder(calls: string, real: string): string {
  return `#!${process.execPath}
const { writeFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const argv = process.argv.slice(2);
const name = ${JSON.stringify(calls)} + '/' + String(performance.timeOrigin).padEnd(18, '0') + '-' + process.pid;
const env = Object.entries(process.env).filter(([key]) => key.startsWith('GIT_') || key === 'LC_ALL');
writeFileSync(name + '.json', JSON.stringify({ argv, cwd: process.cwd(), env }));
const command = ['-c', 'tee "$0" | "$@"', name + '.in', ${JSON.stringify(real)}, ...argv];
process.exitCode = spawnSync('sh', command, { stdio: 'inherit' }).status ?? 128;
`;
}

function callOf(file: string): GitCall {
  const { argv, cwd, env } = JSON.parse(readFileSync(file, 'utf8')) as {
    argv: string[];
    cwd: string;
    env: [string, string][];
  };
  const subcommand = argv.find((arg, at) => !arg.startsWith('-') && argv[at - 1] !== '-c') ?? '';
  const stdin = file.replace(/\.json$/, '.in');
  const settings = env.map(([name, value]) => `${name}=${quoted(value)}`);
  const command = [...settings, 'git', ...argv.map(quoted)].join(' ');
  return {
    subcommand,
    line: `(cd ${quoted(cwd)} && ${command} <${quoted(stdin)} >/dev/null 2>&1)`,
    stdin: readFileSync(stdin, 'utf8'),
  };
}

export function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** These calls and lines one after the other, named by what they hold. */
export function replayed(
  file: string,
  calls: readonly GitCall[],
  { extra = [], says = [] }: { extra?: readonly string[]; says?: readonly string[] } = {},
): Started {
  writeFileSync(file, `${[...calls.map(({ line }) => line), ...extra].join('\n')}\ntrue\n`);
  return { name: [countsOf(calls), ...says].join(', '), argv: ['sh', file], toNull: true };
}

/** `git`: 113 blame, 4 diff-tree. */
function countsOf(calls: readonly GitCall[]): string {
  const counts = new Map<string, number>();
  for (const { subcommand } of calls) counts.set(subcommand, (counts.get(subcommand) ?? 0) + 1);
  const listed = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return `its own ${calls.length} starts of git: ${listed.map(([name, count]) => `${count} ${name}`).join(', ')}`;
}
