import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeBase } from './code-base.ts';
import { quoted, recordGit, replayed, type GitCall } from './git-calls.ts';
import type { Bench, Lab } from './lab.ts';
import type { MadeRepository } from './made-repository.ts';
import { measured } from './measure.ts';
import { relatedRows } from './related.ts';
import type { Started } from './run.ts';
import { rowOf, type Row } from './row.ts';

/** Everything that a review is given, of a large change in a large code base: with nothing known and with all known. */
export const planBench: Bench = {
  name: 'plan',
  runs: 'in full',
  run: async (lab) => {
    const [files, changed] = [Math.round(10_000 * lab.scale), Math.round(1000 * lab.scale)];
    const repository = codeBase(join(lab.scratch, 'plan'), files, changed);
    const what = `plan of ${changed} changed files, 200 rules, ${files} files, related files included`;
    const related = await relatedRows(lab, repository, `${changed} changed files among ${files}`);
    return [...(await planRows(lab, repository, what)), ...related];
  },
};

/**
 * Each form beside every git that it starts, replayed. To write the tree under review is no git command of ours; where it
 * is written, git's own way to do so stands in the floor instead of the reading of its contents.
 */
async function planRows(lab: Lab, repository: MadeRepository, what: string): Promise<Row[]> {
  const { forgetRuns, forgetAll } = forgetting(lab, repository);
  const warm: Started = { ...planStarted(lab, repository), before: forgetRuns };
  const cold: Started = { ...warm, before: forgetAll };
  const coldFloor = coldFloorOf(lab, repository, recordGit(join(lab.scratch, 'cold'), cold));
  const warmFloor = replayed(join(lab.scratch, 'plan-warm.sh'), recordGit(join(lab.scratch, 'warm'), warm));
  const runs = lab.short ? 2 : 3;
  const [ours, git] = await measured([cold, { ...coldFloor, env: lab.env }], 2);
  const [again, gitAgain] = await measured([warm, { ...warmFloor, env: lab.env }], runs);
  return [
    rowOf(`${what}, nothing cached`, ours!, git!, { ratio: 2 }),
    rowOf(`${what}, tree cached`, again!, gitAgain!, { ratio: 2 }),
  ];
}

function forgetting(lab: Lab, { top }: MadeRepository) {
  const forgetRuns = (): void => rmSync(join(top, '.correctless'), { recursive: true, force: true });
  const forgetAll = (): void => {
    forgetRuns();
    rmSync(join(lab.scratch, 'cache'), { recursive: true, force: true });
  };
  return { forgetRuns, forgetAll };
}

function planStarted({ correctless, env }: Lab, { top, commits }: MadeRepository): Started {
  const target = commits.join('..');
  const options = ['--yes', '--no-since-last', '--capture', 'manual', '--json'];
  return { name: 'plan', argv: [correctless, 'plan', target, ...options], cwd: top, env, toNull: true };
}

function coldFloorOf(lab: Lab, { top, commits, git }: MadeRepository, calls: readonly GitCall[]): Started {
  const tree = git('rev-parse', `${commits[1] ?? ''}^{tree}`);
  const count = git('ls-tree', '-r', '--name-only', tree).split('\n').length;
  // The one reader that is given every object of the tree.
  const isWriting = ({ subcommand, stdin }: GitCall): boolean =>
    subcommand === 'cat-file' && new Set(stdin.trimEnd().split('\n')).size >= count;
  const [index, out] = [join(lab.scratch, 'checkout-index'), join(lab.scratch, 'checked-out')];
  const script = join(lab.scratch, 'plan-cold.sh');
  const inIndex = `cd ${quoted(top)} && GIT_INDEX_FILE=${quoted(index)} git`;
  const extra = [
    `(${inIndex} read-tree ${tree} && ${inIndex} checkout-index -a --prefix=${quoted(`${out}/`)})`,
  ];
  const floor = replayed(
    script,
    calls.filter((call) => !isWriting(call)),
    { extra, says: ['read-tree and checkout-index of the tree'] },
  );
  const before = (): void => {
    rmSync(out, { recursive: true, force: true });
    rmSync(index, { force: true });
  };
  return { ...floor, before };
}
