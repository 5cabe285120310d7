import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBase } from './code-base.ts';
import type { Bench } from './lab.ts';
import type { MadeRepository } from './made-repository.ts';
import { measured, type Started } from './measure.ts';
import { rowOf } from './row.ts';

/** Everything that a review is given, of a large change in a large code base: with nothing known and with all known. */
export const planBench: Bench = {
  name: 'plan',
  runs: 'in full',
  run: async (lab) => {
    const [files, changed] = [Math.round(10_000 * lab.scale), Math.round(1000 * lab.scale)];
    const repository = codeBase(join(lab.scratch, 'plan'), files, changed);
    const [from = '', to = ''] = repository.commits;
    const own = join(repository.top, '.correctless');
    const common = { cwd: repository.top, env: lab.env, toNull: true };
    const forgetRuns = (): void => rmSync(own, { recursive: true, force: true });
    const forgetAll = (): void => {
      forgetRuns();
      rmSync(join(lab.scratch, 'cache'), { recursive: true, force: true });
    };
    const plan: Started = {
      ...common,
      name: 'plan',
      argv: [
        lab.correctless,
        'plan',
        `${from}..${to}`,
        '--yes',
        '--no-since-last',
        '--capture',
        'manual',
        '--json',
      ],
      before: forgetRuns,
    };
    const gitAlone: Started = {
      ...common,
      name: '`git` for the same',
      argv: ['sh', gitScript(lab.scratch, repository)],
    };
    const [cold, git] = await measured([{ ...plan, before: forgetAll }, gitAlone], lab.short ? 2 : 3);
    const [warm, gitAgain] = await measured([plan, gitAlone], lab.short ? 2 : 3);
    const what = `plan of ${changed} changed files, 200 rules, ${files} files, related files included`;
    return [
      rowOf(`${what}, nothing cached`, cold!, git!, { ratio: 2 }),
      rowOf(`${what}, tree and imports cached`, warm!, gitAgain!),
    ];
  },
};

/** What git must be asked once: the text of the change, its lists, both trees, and every file of the head. */
function gitScript(scratch: string, { commits, git }: MadeRepository): string {
  const [from = '', to = ''] = commits;
  const [ids, script] = [join(scratch, 'plan-blobs'), join(scratch, 'plan-git.sh')];
  writeFileSync(ids, `${git('ls-tree', '-r', '--format=%(objectname)', to)}\n`);
  const lines = [
    `git diff-tree -r -M -p -U3 ${from} ${to}`,
    `git diff-tree -r -M --raw --numstat -z ${from} ${to}`,
    `git ls-tree -r -l -z ${from}`,
    `git ls-tree -r -l -z ${to}`,
    `git cat-file --batch --buffer <'${ids}'`,
  ];
  writeFileSync(script, `set -e\n${lines.join('\n')}\n`);
  return script;
}
