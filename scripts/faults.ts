import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../tests/e2e/faults/outcome.ts';
import { faultsPage } from './faults-page.ts';

/**
 * `npm run faults`: every cell of the fault matrix in the real client, and docs/faults.md from what was seen. The page is
 * written only when every cell ended as expected.
 */
const folder = mkdtempSync(join(tmpdir(), 'faults-'));
const results = join(folder, 'results.jsonl');
const words = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.full.config.ts'];
const { status } = spawnSync('node', [...words, 'tests/e2e/faults'], {
  env: { ...process.env, CORRECTLESS_FAULTS_ALL: '1', CORRECTLESS_FAULT_RESULTS: results },
  stdio: 'inherit',
});
if (status === 0) {
  const lines = readFileSync(results, 'utf8').split('\n').filter(Boolean);
  writeFileSync('docs/faults.md', faultsPage(lines.map((line) => JSON.parse(line) as Outcome)));
}
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
