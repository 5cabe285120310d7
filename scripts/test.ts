import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BATS_FOLDERS, tapTally, vitestTally, type Tally } from './suites.ts';

/**
 * `npm test`: every suite, each to its end, and one honest total as the last line.
 *
 * unit, contract and golden tests (vitest) · the shipped command in real repositories (bats) · the real client
 * against a scripted model (vitest, tests/e2e) · the cases of evals/ and their proofs (vitest, tests/evals).
 */
const tallies = [
  await vitest('unit', []),
  await bats(),
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
  return vitestTally(text, status, maySkip);
}

async function bats(): Promise<Tally> {
  const { status, stdout } = await run('node_modules/bats/bin/bats', ['--formatter', 'tap', ...BATS_FOLDERS]);
  return tapTally(stdout, status);
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
