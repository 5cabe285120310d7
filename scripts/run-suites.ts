import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BATS_FOLDERS,
  batsShares,
  slowestFiles,
  tapTally,
  vitestTally,
  type BatsFile,
  type Tally,
} from './suites.ts';

/** Variables that a suite gets in addition to ours. */
type Environment = Readonly<Record<string, string>>;

/** Runs vitest with these arguments, shows its output and counts the results. */
export async function vitest(suite: string, args: readonly string[], env: Environment = {}): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), `${suite}-`));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['node', 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args];
  const [{ status }, seconds] = await timed(() => run(command, env));
  const text = await readFile(report, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text !== undefined) process.stdout.write(`slowest of ${suite}:\n${slowestFiles(text, 8).join('\n')}\n`);
  process.stdout.write(`${suite}: ${seconds} s\n`);
  return vitestTally(text, status);
}

/** `slow`: the bats files with `file_tags=slow` in their second line. `quick`: all others. */
export type BatsSet = 'quick' | 'slow';

/** Starts several runners at once, as vitest has workers: bats itself runs one test at a time. */
export async function bats(set: BatsSet, env: Environment = {}): Promise<Tally[]> {
  const shares = batsShares(await batsFiles(set), 2 * availableParallelism());
  const [tallies, seconds] = await timed(() =>
    Promise.all(
      shares.map(async (files) => {
        const command = ['node_modules/bats/bin/bats', '--formatter', 'tap', ...files];
        const { status, stdout } = await run(command, env);
        return tapTally(stdout, status);
      }),
    ),
  );
  process.stdout.write(`${set} bats: ${seconds} s\n`);
  return tallies;
}

async function batsFiles(set: BatsSet): Promise<BatsFile[]> {
  const files: BatsFile[] = [];
  for (const folder of BATS_FOLDERS) {
    for (const name of (await readdir(folder)).filter((one) => one.endsWith('.bats'))) {
      const path = join(folder, name);
      const isSlow = (await readFile(path, 'utf8')).includes('\n# bats file_tags=slow\n');
      if (isSlow === (set === 'slow')) files.push({ path, bytes: (await stat(path)).size });
    }
  }
  return files;
}

async function timed<T>(work: () => Promise<T>): Promise<[T, seconds: number]> {
  const start = performance.now();
  const result = await work();
  return [result, Math.round((performance.now() - start) / 1000)];
}

/** Shows the output as it comes, and returns it. */
function run(
  [program = '', ...args]: readonly string[],
  env: Environment,
): Promise<{ status: number; stdout: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      // A log is also read as a file.
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      process.stdout.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (status, signal) => {
      if (signal !== null) process.stdout.write(`${program} was ended by ${signal}\n`);
      resolve({ status: status ?? 128, stdout: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/**
 * Prints every failure again, one line about the tests that did not run, and the total last. A log is read from its end, and a
 * suite's own output is far above. Sets the exit status.
 */
export function printTotal(tallies: readonly Tally[], notRun?: string): Total {
  for (const { remarks } of tallies) for (const remark of remarks) process.stdout.write(`${remark}\n`);
  const sum = (of: (tally: Tally) => number): number =>
    tallies.reduce((total, tally) => total + of(tally), 0);
  const [passed, failed] = [sum((tally) => tally.passed), sum((tally) => tally.failed)];
  process.stdout.write(`\n${notRun === undefined ? '' : `${notRun}\n`}${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
  return { passed, failed };
}

export type Total = { readonly passed: number; readonly failed: number };
