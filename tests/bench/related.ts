import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoted } from './git-calls.ts';
import { insideProgram, type Lab } from './lab.ts';
import type { MadeRepository } from './made-repository.ts';
import { figuresOf, oneRun, type Figures, type Run, type Started } from './measure.ts';
import { rowOf, type Row } from './row.ts';
import { watchedRun } from './watched-run.ts';

/** A round that knows no imports takes seconds. */
const ROUNDS = 3;

type Once = Run & { readonly edges: number; readonly files: number };

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
    const [own, floor] = await beside(ours, all);
    rows.push(rowOf(`related files of ${sizes}, ${state}`, own, floor, { ratio }));
  }
  return rows;
}

/** In turn, and of ours what it says of itself. */
async function beside(ours: Started, floor: Started): Promise<[Figures, Figures]> {
  const [own, git]: [Run[], Run[]] = [[], []];
  const [peak, gitPeak] = [(await watchedRun(ours)).peak, (await watchedRun(floor)).peak];
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(saidBy(ours));
    git.push(oneRun(floor));
  }
  return [figuresOf(ours.name, own, peak), figuresOf(floor.name, git, gitPeak)];
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
