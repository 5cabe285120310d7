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
 * in words only: its status is 0 whatever it measured, because a loaded machine is no bug. A bench that could not be run
 * takes no other's figures with it, and makes the status 1.
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
    rows.push(...((await timed(bench.name, () => bench.run(lab))) ?? []));
  }
  const sheets: Record<string, unknown> = {};
  process.stdout.write(`${machineLine()}\n`);
  if (rows.length > 0) process.stdout.write(`\n${tableOf(rows)}`);
  for (const bench of SHEETS) {
    if (names.length > 0 ? !names.includes(bench.name) : short) continue;
    const sheet = await timed(bench.name, () => bench.sheet(lab));
    if (sheet === undefined) continue;
    sheets[bench.name] = sheet.figures;
    process.stdout.write(`\n${sheet.text}`);
  }
  mkdirSync(join(TOP, '.bench'), { recursive: true });
  writeFileSync(
    join(TOP, '.bench', 'figures.json'),
    `${JSON.stringify({ machine: machineLine(), rows, ...sheets }, null, 1)}\n`,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Undefined when it could not be run. */
async function timed<T>(name: string, run: () => Promise<T>): Promise<T | undefined> {
  const start = performance.now();
  const seconds = (): string => ((performance.now() - start) / 1000).toFixed(0);
  try {
    const result = await run();
    process.stderr.write(`${name}: ${seconds()} s\n`);
    return result;
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${name}: could not be run, after ${seconds()} s: ${String(error)}\n`);
    return undefined;
  }
}

function isAsked({ name, runs }: Bench): boolean {
  if (names.length > 0) return names.includes(name);
  return runs === 'always' || (runs === 'in full' && !short);
}
