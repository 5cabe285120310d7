import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoted } from './git-calls.ts';
import { insideProgram, type Lab } from './lab.ts';
import type { MadeRepository } from './made-repository.ts';
import { measured, median, type Figures, type Started } from './measure.ts';
import { peakMemory } from './peak-memory.ts';
import { rowOf, type Row } from './row.ts';

type Once = { readonly wall: number; readonly cpu: number; readonly edges: number; readonly files: number };

/**
 * What related files cost a process that holds the change and both listings, with no imports known and with all: beside a
 * bare git that reads every file of the tree. The peak is that of the whole process.
 */
export async function relatedRows(
  lab: Lab,
  { top, commits, git }: MadeRepository,
  sizes: string,
): Promise<Row[]> {
  const blobs = join(lab.scratch, 'related-blobs');
  writeFileSync(blobs, `${git('ls-tree', '-r', '--format=%(objectname)', commits[1] ?? '')}\n`);
  const cache = join(lab.scratch, 'related-cache');
  const program = await insideProgram(lab, 'related');
  const argv = ['node', program, top, commits.join('..'), cache] as const;
  const forget = (): void => rmSync(cache, { recursive: true, force: true });
  const cold: Started = { name: 'related files, cold', argv, env: lab.env, before: forget };
  const warm: Started = { name: 'related files, warm', argv, env: lab.env };
  const all: Started = {
    name: '`git cat-file --batch` of every file',
    argv: ['sh', '-c', `cd ${quoted(top)} && git cat-file --batch --buffer`],
    env: lab.env,
    stdin: blobs,
    toNull: true,
  };
  const rows: Row[] = [];
  for (const [ours, state, ratio] of [
    [cold, 'no imports known', 2],
    [warm, 'imports known', 0.5],
  ] as const) {
    const [own, floor] = await beside(ours, all, lab.short ? 3 : 5);
    rows.push(rowOf(`related files of ${sizes}, ${state}`, own, floor, { ratio }));
  }
  return rows;
}

/** In turn, and of ours what it says of itself. */
async function beside(ours: Started, floor: Started, runs: number): Promise<[Figures, Figures]> {
  const [own, git]: [Once[], Figures[]] = [[], []];
  const peak = await peakMemory(ours);
  for (let run = 0; run < runs; run += 1) {
    own.push(saidBy(ours));
    git.push(...(await measured([floor], 1)));
  }
  const walls = own.map(({ wall }) => wall);
  const cpu = own.reduce((sum, one) => sum + one.cpu, 0) / runs;
  const figures = { name: ours.name, runs, median: median(walls), least: Math.min(...walls), cpu, walls };
  const times = git.flatMap((one) => one.walls);
  const gitCpu = git.reduce((sum, one) => sum + (one.cpu ?? 0), 0) / runs;
  const bare = {
    ...(git[0] as Figures),
    runs,
    median: median(times),
    least: Math.min(...times),
    cpu: gitCpu,
    walls: times,
  };
  return [{ ...figures, peak }, bare];
}

function saidBy({ argv, env, before }: Started): Once {
  before?.();
  const input = openSync('/dev/null', 'r');
  const { status, stdout, stderr } = spawnSync(argv[0], argv.slice(1), {
    env,
    stdio: [input, 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  closeSync(input);
  if (status !== 0) throw new Error(`related: ${stderr}`);
  const said = JSON.parse(stdout) as Once;
  if (said.edges === 0 || said.files === 0)
    throw new Error('no related file was found: nothing was measured');
  return said;
}
