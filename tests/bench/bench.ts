import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bytesBench } from './bytes/bytes.ts';
import { diffBench } from './diff.ts';
import { growthBench } from './growth.ts';
import { hooksBench } from './hooks.ts';
import { insideBench } from './inside.ts';
import { openLab, TOP, type Bench, type Lab, type Measured } from './lab.ts';
import { planBench } from './plan.ts';
import { reportBench } from './report.ts';
import { reviewBench } from './review.ts';
import type { Row } from './row.ts';
import { startBench } from './start.ts';
import { machineLine, tableOf } from './table.ts';
import { verifyBench } from './verify.ts';

/**
 * `npm run bench` measures everything, `-- --short` a part in less than a minute, `-- NAME…` those of a name. It judges
 * in words only: its status is 0 whatever it measured, because a loaded machine is no bug. A bench that could not be run
 * takes no other's figures with it, and makes the status 1.
 */
const BENCHES: readonly Bench[] = [
  ...[startBench, hooksBench, diffBench, planBench, verifyBench, reportBench, reviewBench, insideBench],
  ...[growthBench, bytesBench],
];

const { values, positionals: names } = parseArgs({
  options: { short: { type: 'boolean', default: false }, scale: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0)
  throw new Error(`no bench ${unknown.join(', ')}; there are ${BENCHES.map(({ name }) => name).join(', ')}`);

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
try {
  const lab = await openLab(scratch, { short: values.short, scale: Number(values.scale) });
  const rows: Row[] = [];
  const pages: Record<string, Exclude<Measured, readonly Row[]>> = {};
  for (const bench of BENCHES.filter(isAsked)) {
    const found = await timed(bench, lab);
    if (Array.isArray(found)) rows.push(...(found as readonly Row[]));
    else if (found !== undefined) pages[bench.name] = found as Exclude<Measured, readonly Row[]>;
  }
  const texts = [`${machineLine()}\n`, ...(rows.length > 0 ? [tableOf(rows)] : [])];
  process.stdout.write([...texts, ...Object.values(pages).map(({ text }) => text)].join('\n'));
  const sheets = Object.entries(pages).map(([name, { figures }]) => [name, figures] as const);
  mkdirSync(join(TOP, '.bench'), { recursive: true });
  writeFileSync(
    join(TOP, '.bench', 'figures.json'),
    `${JSON.stringify({ machine: machineLine(), rows, ...Object.fromEntries(sheets) }, null, 1)}\n`,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Undefined when it could not be run. */
async function timed({ name, run }: Bench, lab: Lab): Promise<Measured | undefined> {
  const start = performance.now();
  const seconds = (): string => ((performance.now() - start) / 1000).toFixed(0);
  try {
    const result = await run(lab);
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
  return runs === 'always' || (runs === 'in full' && !values.short);
}
