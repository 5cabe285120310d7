import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeBase } from './code-base.ts';
import type { Lab } from './lab.ts';
import { measured, type Started } from './measure.ts';
import { tableOf, type Row } from './table.ts';

const FILES = 10_000;
/** Changed files. A hundred times the work, so that a curve where a line should be is seen. */
const SIZES = [10, 1000];

/** Everything that a review is given, of a small and of a large change in a large code base. */
export async function planBench(lab: Lab): Promise<string> {
  const rows: Row[] = [];
  for (const changed of SIZES) rows.push(...(await planRows(lab, changed)));
  return tableOf(rows);
}

/** With nothing known of the repository, and with all; beside the git that reads the change and lists the tree. */
async function planRows({ scratch, correctless, env }: Lab, changed: number): Promise<Row[]> {
  const { top, commits, git } = codeBase(join(scratch, `plan-${changed}`), FILES, changed);
  const [base = '', head = ''] = commits;
  const ids = git('diff', '--raw', '--no-abbrev', base, head).replaceAll(
    /^:\S+ \S+ (\S+) (\S+).*$/gm,
    '$1\n$2',
  );
  const floor: Started = {
    name: '`git diff` twice, `ls-tree`, `cat-file`',
    argv: [
      ...(['sh', '-c'] as const),
      `git diff -U3 -M ${base} ${head}; git diff --raw -z ${base} ${head}; git ls-tree -rz ${head}; git cat-file --batch --buffer`,
    ],
    ...{ cwd: top, env, input: `${ids}\n` },
  };
  const words = ['--yes', '--no-since-last', '--capture', 'manual', '--json'];
  const forget = (folder: string): void => rmSync(folder, { recursive: true, force: true });
  const warm: Started = {
    name: 'plan',
    argv: [correctless, 'plan', `${base}..${head}`, ...words],
    ...{ cwd: top, env, before: () => forget(join(top, '.correctless')) },
  };
  const cold: Started = {
    ...warm,
    before: () => {
      warm.before?.();
      forget(join(scratch, 'cache'));
    },
  };
  const [first, git1] = await measured([cold, floor], 2);
  const [again, git2] = await measured([warm, floor], 5);
  const work = `\`plan\`, ${changed} changed of ${FILES} files, 200 rules`;
  return [
    { work: `${work}, for the first time`, ours: first!, floor: git1! },
    { work: `${work}, again`, ours: again!, floor: git2!, ...(changed < 1000 ? {} : { most: 2 }) },
  ];
}
