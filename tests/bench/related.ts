import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoted } from './git-calls.ts';
import { insideProgram, type Lab } from './lab.ts';
import type { MadeRepository } from './made-repository.ts';
import { measured } from './measure.ts';
import { rowOf, type Row } from './row.ts';
import type { Started } from './run.ts';

/** A round takes seconds. */
const ROUNDS = 3;

/**
 * What related files cost a process that holds the change and both listings, beside a bare git that reads every file of the
 * tree. The peak is that of the whole process.
 */
export async function relatedRows(
  lab: Lab,
  { top, commits, git }: MadeRepository,
  sizes: string,
): Promise<Row[]> {
  const blobs = join(lab.scratch, 'related-blobs');
  writeFileSync(blobs, `${git('ls-tree', '-r', '--format=%(objectname)', commits[1] ?? '')}\n`);
  const program = await insideProgram(lab, 'related');
  const argv = ['node', program, top, commits.join('..')] as const;
  const ours: Started = { name: 'related files', argv, env: lab.env, says: true };
  const all: Started = {
    name: '`git cat-file --batch` of every file',
    argv: ['sh', '-c', `cd ${quoted(top)} && git cat-file --batch --buffer`],
    env: lab.env,
    stdin: blobs,
    toNull: true,
  };
  const [own, floor] = await measured([ours, all], ROUNDS);
  return [rowOf(`related files of ${sizes}`, own!, floor!, { ratio: 2 })];
}
