import { foundWork } from './found-work.ts';
import type { Bench } from './lab.ts';
import { measured } from './measure.ts';
import type { Started } from './run.ts';
import { rowOf } from './row.ts';

/** Findings of somebody else's reviewer, each with its quote, proven against git. */
export const verifyBench: Bench = {
  name: 'verify',
  runs: 'in full',
  run: async (lab) => {
    const [findings, files] = [Math.round(1000 * lab.scale), Math.round(100 * lab.scale)];
    const { ids, ...verify } = foundWork(lab, 'verify', { files, lines: 10_000, findings });
    const common = { ...(verify.cwd === undefined ? {} : { cwd: verify.cwd }), env: lab.env, toNull: true };
    const texts: Started = {
      ...common,
      name: '`node -e 0` and `git cat-file --batch`',
      argv: ['sh', '-c', 'node -e 0; git cat-file --batch --buffer'],
      stdin: ids,
    };
    // Which lines changed decides where a finding may stand, and here nobody has asked git before. `verify` also asks
    // for the counts that the patch is held against: that is the price of a promise, and not in the floor.
    const target = (verify.argv[2] ?? '').replace('..', ' ');
    const withChange: Started = {
      ...common,
      name: 'the same and `git diff-tree -p`',
      argv: ['sh', '-c', `node -e 0; git cat-file --batch --buffer; git diff-tree -r -M -p -U3 ${target}`],
      stdin: ids,
    };
    const [ours, bare, full] = await measured([verify, texts, withChange], lab.short ? 3 : 5);
    const what = `${findings} findings verified in ${files} files of 10,000 lines`;
    return [rowOf(what, ours!, bare!, { ratio: 1.8 }), rowOf(what, ours!, full!)];
  },
};
