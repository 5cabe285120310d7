import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { largeChange } from './diff.ts';
import { insideProgram, type Bench, type Lab } from './lab.ts';
import { figuresOf, type Figures, type Run } from './measure.ts';
import { rowOf, type Row } from './row.ts';

type Times = Readonly<Record<string, readonly number[]>>;

/** Parts of the program alone, timed inside of one process. */
export const insideBench: Bench = {
  name: 'inside',
  runs: 'in full',
  run: async (lab) => [...(await parserRows(lab)), ...(await ruleRows(lab)), ...(await searchRows(lab))],
};

async function parserRows(lab: Lab): Promise<Row[]> {
  const repository = largeChange(lab, 'mixed');
  const patch = join(lab.scratch, 'large.patch');
  writeFileSync(
    patch,
    repository.git('diff', '-U3', '--src-prefix=a/', '--dst-prefix=b/', ...repository.commits) + '\n',
  );
  const what = `parsing ${(statSync(patch).size / 1024 / 1024).toFixed(0)} MB of diff`;
  const figures = await parserFigures(lab, patch);
  const [ours, reading, ...peers] = figures;
  const fastest = peers.toSorted((a, b) => a.median - b.median)[0];
  return [
    rowOf(what, ours!, reading!, { ratio: 5 }),
    ...peers.map((peer) => rowOf(what, ours!, peer, peer === fastest ? { ratio: 0.25 } : {})),
  ];
}

const PARSERS = ['ours', 'reading', 'jsdiff', 'parse-git-diff', 'parse-diff', 'gitdiff-parser'];

type ParserRun = Run & { readonly peak: number; readonly answer: string };

/** Each in processes of its own, in turn, so that nobody collects another's garbage. All must give the same lines. */
async function parserFigures(lab: Lab, patch: string): Promise<Figures[]> {
  const runs = new Map<string, ParserRun[]>(PARSERS.map((name) => [name, []]));
  for (let round = 0; round < (lab.short ? 1 : 3); round += 1) {
    for (const name of PARSERS) runs.get(name)?.push(await inside<ParserRun>(lab, 'parser', name, patch));
  }
  const answer = runs.get('ours')?.[0]?.answer;
  return PARSERS.map((name) => {
    const own = runs.get(name) ?? [];
    if (name !== 'reading' && own.some((run) => run.answer !== answer))
      throw new Error(`${name} reads other lines`);
    return figuresOf(name === 'reading' ? 'reading it' : name, own, Math.max(...own.map(({ peak }) => peak)));
  });
}

async function ruleRows(lab: Lab): Promise<Row[]> {
  const { times } = await inside<{ times: Times }>(lab, 'rules', '200', '10000', '5');
  const ours = timesOf('ours', times);
  return [
    rowOf('200 rules × 10,000 files', ours, timesOf('floor', times, 'one expression for each glob'), {
      ratio: 1.1,
    }),
    rowOf('200 rules × 10,000 files', ours, timesOf('picomatch', times)),
  ];
}

async function searchRows(lab: Lab): Promise<Row[]> {
  const { times } = await inside<{ times: Times }>(lab, 'search', '1000', '100', '10000', '9');
  const plain = timesOf('plain', times, '`indexOf`');
  return [rowOf('1,000 quotes in 100 files of 10,000 lines', timesOf('ours', times), plain, { ratio: 1.4 })];
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
function timesOf(name: string, times: Times, shown = name): Figures {
  const runs = (times[name] ?? []).map((wall) => ({ wall, cpu: 0 }));
  return { ...figuresOf(shown, runs, null), cpu: null };
}
