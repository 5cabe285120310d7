import { spawnSync } from 'node:child_process';
import { writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { largeChange } from './diff.ts';
import { insideProgram, type Bench, type Lab } from './lab.ts';
import { median, type Figures } from './measure.ts';
import { rowOf, type Row } from './row.ts';

type Times = Readonly<Record<string, readonly number[]>>;

/** Parts of the program alone, timed inside of one process. */
export const insideBench: Bench = {
  name: 'inside',
  runs: 'in full',
  run: async (lab) => [...(await parserRows(lab)), ...(await ruleRows(lab)), ...(await searchRows(lab))],
};

async function parserRows(lab: Lab): Promise<Row[]> {
  const repository = largeChange(join(lab.scratch, 'parser'), Math.round(30_000 * lab.scale), 'mixed');
  const patch = join(lab.scratch, 'large.patch');
  writeFileSync(
    patch,
    repository.git('diff', '-U3', '--src-prefix=a/', '--dst-prefix=b/', ...repository.commits) + '\n',
  );
  rmSync(repository.top, { recursive: true });
  const { times, bytes } = await inside<{ times: Times; bytes: number }>(lab, 'parser', patch, '3');
  const what = `parsing ${(bytes / 1024 / 1024).toFixed(0)} MB of diff`;
  const ours = figuresOf('ours', times);
  const peers = Object.keys(times).filter((name) => name !== 'ours' && name !== 'reading');
  const fastest = peers.map((name) => figuresOf(name, times)).toSorted((a, b) => a.median - b.median)[0];
  return [
    rowOf(what, ours, figuresOf('reading', times, 'reading it'), { ratio: 5 }),
    ...peers.map((name) =>
      rowOf(what, ours, figuresOf(name, times), name === fastest?.name ? { ratio: 0.25 } : {}),
    ),
  ];
}

async function ruleRows(lab: Lab): Promise<Row[]> {
  const { times } = await inside<{ times: Times }>(lab, 'rules', '200', '10000', '5');
  const ours = figuresOf('ours', times);
  return [
    rowOf('200 rules × 10,000 files', ours, figuresOf('floor', times, 'one expression for each glob'), {
      ratio: 1.1,
    }),
    rowOf('200 rules × 10,000 files', ours, figuresOf('picomatch', times)),
  ];
}

async function searchRows(lab: Lab): Promise<Row[]> {
  const { times } = await inside<{ times: Times }>(lab, 'search', '1000', '100', '10000', '5');
  const plain = figuresOf('plain', times, '`indexOf`');
  return [
    rowOf('1,000 quotes in 100 files of 10,000 lines', figuresOf('ours', times), plain, { ratio: 1.4 }),
  ];
}

async function inside<T>(lab: Lab, entry: string, ...args: readonly string[]): Promise<T> {
  const program = await insideProgram(lab, entry);
  const { status, stdout, stderr } = spawnSync('node', ['--max-old-space-size=8000', program, ...args], {
    encoding: 'utf8',
    env: lab.env,
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error(`${entry}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

/** Processor time and memory of a part cannot be told from those of the process around it. */
function figuresOf(name: string, times: Times, shown = name): Figures {
  const walls = times[name] ?? [];
  return {
    name: shown,
    runs: walls.length,
    median: median(walls),
    least: Math.min(...walls),
    cpu: null,
    peak: null,
    walls,
  };
}
