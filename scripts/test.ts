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

/**
 * `npm test`: every suite, each to its end, and one honest total as the last line.
 *
 * unit, contract and golden tests (vitest) · the shipped command in real repositories (bats) · the real client
 * against a scripted model (vitest, tests/e2e) · the cases of evals/ and their proofs (vitest, tests/evals).
 */
const tallies = [
  await vitest('unit', []),
  ...(await bats()),
  await vitest('evals', ['--config', 'vitest.evals.config.ts'], process.env['CI'] !== 'true'),
  await vitest('e2e', ['--config', 'vitest.e2e.config.ts']),
];

for (const { remarks } of tallies) for (const remark of remarks) process.stdout.write(`${remark}\n`);
const sum = (of: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
const [passed, failed] = [sum((tally) => tally.passed), sum((tally) => tally.failed)];
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

async function vitest(suite: string, options: readonly string[], maySkip = false): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), `${suite}-`));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = await run('node', ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options]);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text !== undefined) process.stdout.write(`slowest of ${suite}:\n${slowestFiles(text, 8).join('\n')}\n`);
  return vitestTally(text, status, maySkip);
}

/** Several runners side by side, as vitest has workers: bats itself runs one test at a time. */
async function bats(): Promise<Tally[]> {
  return Promise.all(
    batsShares(await batsFiles(), 2 * availableParallelism()).map(async (files) => {
      const { status, stdout } = await run('node_modules/bats/bin/bats', ['--formatter', 'tap', ...files]);
      return tapTally(stdout, status);
    }),
  );
}

async function batsFiles(): Promise<BatsFile[]> {
  const files: BatsFile[] = [];
  for (const folder of BATS_FOLDERS) {
    for (const name of (await readdir(folder)).filter((one) => one.endsWith('.bats'))) {
      const path = join(folder, name);
      files.push({ path, bytes: (await stat(path)).size });
    }
  }
  return files;
}

/** What it prints is shown at once and kept. */
function run(program: string, args: readonly string[]): Promise<{ status: number; stdout: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
