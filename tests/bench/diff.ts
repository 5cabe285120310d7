import { join } from 'node:path';
import type { Bench, Lab } from './lab.ts';
import { edited, madeLines, textFrom } from './made-text.ts';
import { madeRepository, type Files, type MadeRepository } from './made-repository.ts';
import { measured } from './measure.ts';
import type { Started } from './run.ts';
import { rowOf, type Row } from './row.ts';

const LINES = 70;

type Kind = 'mixed' | 'modified';

/** Half as many where each has text of its own: it is as much to read. */
const FILES: Readonly<Record<Kind, number>> = { mixed: 30_000, modified: 15_000 };
/** Making one takes longer than reading it: whoever asks again gets the same. */
const made = new Map<string, MadeRepository>();

/** Files by thousands: of 30, twelve are deleted, twelve added and six modified; or all are modified. */
export function largeChange(lab: Lab, kind: Kind): MadeRepository & { readonly files: number } {
  const files = Math.round(FILES[kind] * lab.scale);
  const top = join(lab.scratch, `large-${kind}`);
  const repository = made.get(top) ?? madeChange(top, files, kind);
  made.set(top, repository);
  return { ...repository, files };
}

function madeChange(top: string, files: number, kind: Kind): MadeRepository {
  const [base, head] = [new Map<string, string>(), new Map<string, string>()];
  for (let at = 0; at < files; at += 1) {
    const path = `src/part${at % 97}/deep${at % 11}/file${at}.ts`;
    const lines = madeLines(LINES, at);
    const share = kind === 'modified' ? 4 : at % 5;
    if (share === 0 || share === 1) base.set(path, textFrom(lines));
    else if (share < 4) head.set(path, textFrom(lines));
    else {
      base.set(path, textFrom(lines));
      head.set(path, textFrom(edited(lines, 3, at + 1_000_000)));
    }
  }
  const repository = madeRepository(top, [base, head] satisfies Files[], { checkedOut: false });
  // Packed as a clone is: what fast-import writes is slower to read.
  repository.git('gc', '--quiet');
  return repository;
}

/** Which lines a change touches: the first step of everything else. */
export const diffBench: Bench = {
  name: 'diff',
  runs: 'in full',
  run: async (lab) => [...(await scopeRows(lab, 'mixed')), ...(await scopeRows(lab, 'modified'))],
};

async function scopeRows(lab: Lab, kind: Kind): Promise<Row[]> {
  const { files, ...repository } = largeChange(lab, kind);
  const [from = '', to = ''] = repository.commits;
  const common = { cwd: repository.top, env: lab.env, toNull: true };
  const floor: Started = { ...common, name: '`git diff -U3`', argv: ['git', 'diff', '-U3', '-M', from, to] };
  const ours: Started = {
    ...common,
    name: 'diff',
    argv: [lab.correctless, 'diff', `${from}..${to}`, '--json'],
  };
  const [ownFigures, gitFigures] = await measured([ours, floor], 2);
  const size = repository.git('diff', '-U3', '-M', from, to).length / 1024 / 1024;
  const what = kind === 'mixed' ? 'two fifths added, two fifths deleted' : 'all modified';
  const limits = kind === 'mixed' ? { ratio: 0.7, cpu: 1.05, peak: 1.1 } : { ratio: 1.25 };
  return [
    rowOf(
      `changed lines of ${size.toFixed(0)} MB in ${files} files, ${what}`,
      ownFigures!,
      gitFigures!,
      limits,
    ),
  ];
}
