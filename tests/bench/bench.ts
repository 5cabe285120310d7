import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesBench } from './bytes/bytes.ts';
import { diffBench } from './diff.ts';
import { growthBench } from './growth.ts';
import { insideBench } from './inside.ts';
import { openLab, TOP, type Bench, type SheetBench } from './lab.ts';
import { planBench } from './plan.ts';
import type { Row } from './row.ts';
import { hooksBench } from './hooks.ts';
import { reportBench } from './report.ts';
import { reviewBench } from './review.ts';
import { startBench } from './start.ts';
import { machineLine, tableOf } from './table.ts';
import { verifyBench } from './verify.ts';

/**
 * `npm run bench` measures everything, `-- --short` a part in less than a minute, `-- NAME…` those of a name. It judges
 * in words only: its status is 0 whatever it measured, because a loaded machine is no bug.
 */
const BENCHES: readonly Bench[] = [
  startBench,
  hooksBench,
  diffBench,
  planBench,
  verifyBench,
  reportBench,
  reviewBench,
  insideBench,
  growthBench,
];
const SHEETS: readonly SheetBench[] = [bytesBench];

const args = process.argv.slice(2);
const short = args.includes('--short');
const scale = Number(args.find((arg) => arg.startsWith('--scale='))?.slice(8) ?? 1);
const names = args.filter((arg) => !arg.startsWith('--'));
const known = [...BENCHES, ...SHEETS].map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`no bench ${unknown.join(', ')}; there are ${known.join(', ')}`);

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
try {
  const lab = await openLab(scratch, { short, scale });
  const rows: Row[] = [];
  for (const bench of BENCHES) {
    if (!isAsked(bench)) continue;
    const start = performance.now();
    rows.push(...(await bench.run(lab)));
    process.stderr.write(`${bench.name}: ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
  }
  const sheets: Record<string, unknown> = {};
  process.stdout.write(`${machineLine()}\n`);
  if (rows.length > 0) process.stdout.write(`\n${tableOf(rows)}`);
  for (const bench of SHEETS) {
    if (names.length > 0 ? !names.includes(bench.name) : short) continue;
    const { text, figures } = await bench.sheet(lab);
    sheets[bench.name] = figures;
    process.stdout.write(`\n${text}`);
  }
  mkdirSync(join(TOP, '.bench'), { recursive: true });
  writeFileSync(
    join(TOP, '.bench', 'figures.json'),
    `${JSON.stringify({ machine: machineLine(), rows, ...sheets }, null, 1)}\n`,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function isAsked({ name, runs }: Bench): boolean {
  if (names.length > 0) return names.includes(name);
  return runs === 'always' || (runs === 'in full' && !short);
}
