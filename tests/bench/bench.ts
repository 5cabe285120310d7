import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesBench } from './bytes/bytes.ts';
import { hooksBench } from './hooks.ts';
import { openLab, type Lab } from './lab.ts';
import { planBench } from './plan.ts';
import { reviewBench } from './review.ts';
import { startBench } from './start.ts';
import { machineLine } from './table.ts';

/** Each gives its part of the page. */
const BENCHES: ReadonlyMap<string, (lab: Lab) => Promise<string>> = new Map([
  ['start', startBench],
  ['hooks', hooksBench],
  ['plan', planBench],
  ['bytes', bytesBench],
  ['review', reviewBench],
]);

/**
 * `npm run bench` measures everything, `-- NAME…` those of a name. It judges in words only: its status is 0 whatever it
 * measured, because a loaded machine is no bug. A bench that could not be run takes no other's figures with it, and makes
 * the status 1.
 */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !BENCHES.has(name));
if (unknown.length > 0)
  throw new Error(`no bench ${unknown.join(', ')}; there are ${[...BENCHES.keys()].join(', ')}`);

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
try {
  const lab = await openLab(scratch);
  process.stdout.write(`${machineLine()}\n`);
  for (const [name, run] of BENCHES) {
    if (names.length > 0 && !names.includes(name)) continue;
    const start = performance.now();
    try {
      process.stdout.write(`\n${await run(lab)}`);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(`${name} could not be run: ${String(error)}\n`);
    }
    process.stderr.write(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
