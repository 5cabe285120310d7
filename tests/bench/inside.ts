import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { largeChange } from './diff.ts';
import { insideProgram, type Bench, type Lab } from './lab.ts';
import { figuresOf, measured, type Figures } from './measure.ts';
import { rowOf, type Row } from './row.ts';
import type { Started } from './run.ts';

type Times = Readonly<Record<string, readonly number[]>>;

/** Parts of the program alone, timed inside of one process. */
export const insideBench: Bench = {
  name: 'inside',
  runs: 'in full',
  run: async (lab) => [...(await parserRows(lab)), ...(await searchRows(lab))],
};

async function parserRows(lab: Lab): Promise<Row[]> {
  const repository = largeChange(lab, 'mixed');
  const patch = join(lab.scratch, 'large.patch');
  writeFileSync(
    patch,
    repository.git('diff', '-U3', '--src-prefix=a/', '--dst-prefix=b/', ...repository.commits) + '\n',
  );
  const what = `parsing ${(statSync(patch).size / 1024 / 1024).toFixed(0)} MB of diff`;
  const program = await insideProgram(lab, 'parser');
  const programs = ['ours', 'reading', 'jsdiff'].map((name): Started => {
    const argv: Started['argv'] = ['node', '--max-old-space-size=8000', program, name, patch];
    return { name: name === 'reading' ? 'reading it' : name, argv, env: lab.env, says: true };
  });
  const [ours, reading, jsdiff] = await measured(programs, lab.short ? 1 : 3);
  return [rowOf(what, ours!, reading!, { ratio: 5 }), rowOf(what, ours!, jsdiff!, { ratio: 0.25 })];
}

async function searchRows(lab: Lab): Promise<Row[]> {
  const times = await inside(lab, 'search', '1000', '100', '10000', '9');
  const plain = timesOf('plain', times, '`indexOf`');
  return [rowOf('1,000 quotes in 100 files of 10,000 lines', timesOf('ours', times), plain, { ratio: 1.4 })];
}

async function inside(lab: Lab, entry: string, ...args: readonly string[]): Promise<Times> {
  const program = await insideProgram(lab, entry);
  const { status, stdout, stderr } = spawnSync('node', [program, ...args], {
    encoding: 'utf8',
    env: lab.env,
  });
  if (status !== 0) throw new Error(`${entry}: ${stderr}`);
  return JSON.parse(stdout) as Times;
}

/** Processor time and memory of a part cannot be told from those of the process around it. */
function timesOf(name: string, times: Times, shown = name): Figures {
  const runs = (times[name] ?? []).map((wall) => ({ wall, cpu: 0, peak: null }));
  return { ...figuresOf(shown, runs, null), cpu: null };
}
