import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../tests/e2e/faults/outcome.ts';
import { faultsPage } from './faults-page.ts';

/**
 * `npm run faults`: every cell of the fault matrix in the real client, and docs/faults.md from what was seen. The page is
 * written only when every cell ended as expected.
 */
const folder = await mkdtemp(join(tmpdir(), 'faults-'));
const results = join(folder, 'results.jsonl');
await writeFile(results, '');
const status = await vitest({ CORRECTLESS_FAULTS_ALL: '1', CORRECTLESS_FAULT_RESULTS: results });
const outcomes = (await readFile(results, 'utf8')).split('\n').filter(Boolean);
await rm(folder, { recursive: true });
if (status === 0) {
  await writeFile('docs/faults.md', faultsPage(outcomes.map((line) => JSON.parse(line) as Outcome)));
}
process.exitCode = status;

function vitest(env: Readonly<Record<string, string>>): Promise<number> {
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'vitest.full.config.ts',
    'tests/e2e/faults',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn('node', words, { env: { ...process.env, ...env }, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
