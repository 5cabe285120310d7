import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './lab.ts';
import { madeClaim } from './made-claims.ts';
import { edited, madeLines, textFrom } from './made-text.ts';
import { madeRepository } from './made-repository.ts';
import { measured } from './measure.ts';
import { rowOf } from './row.ts';

const LINES = 10_000;

/** Findings of somebody else's reviewer, each with its quote, proven against git. */
export const verifyBench: Bench = {
  name: 'verify',
  inShort: false,
  run: async (lab) => {
    const [findings, files] = [Math.round(1000 * lab.scale), Math.round(100 * lab.scale)];
    const path = (at: number): string => `src/file${at}.ts`;
    const [base, head] = [new Map<string, string>(), new Map<string, string>()];
    const claims: object[] = [];
    for (let at = 0; at < files; at += 1) {
      const lines = madeLines(LINES, at);
      const changed = edited(lines, 1000, at + 1_000_000);
      base.set(path(at), textFrom(lines));
      head.set(path(at), textFrom(changed));
      const fresh = changed.flatMap((line, n) => (line !== lines[n] && line !== '' ? [line] : []));
      for (const quote of fresh.slice(0, findings / files)) claims.push(madeClaim(path(at), quote));
    }
    const { top, commits, git } = madeRepository(join(lab.scratch, 'verify'), [base, head], {
      checkedOut: false,
    });
    const [from = '', to = ''] = commits;
    const [list, ids] = [join(lab.scratch, 'findings.json'), join(lab.scratch, 'blobs')];
    writeFileSync(list, JSON.stringify(claims));
    writeFileSync(ids, `${git('ls-tree', '-r', '--format=%(objectname)', to)}\n`);
    const [ours, floor] = await measured(
      [
        {
          name: 'verify',
          argv: [
            lab.correctless,
            'verify',
            `${from}..${to}`,
            '--contract',
            'bug-scan',
            '--findings',
            list,
            '--json',
          ],
          cwd: top,
          env: lab.env,
          toNull: true,
          // 1: findings were kept. Anything else is no proof that they were verified.
          answers: [1],
        },
        {
          name: '`node -e 0` and `git cat-file --batch`',
          argv: ['sh', '-c', 'node -e 0; git cat-file --batch --buffer'],
          stdin: ids,
          cwd: top,
          env: lab.env,
          toNull: true,
        },
      ],
      lab.short ? 3 : 7,
    );
    return [
      rowOf(`${claims.length} findings verified in ${files} files of 10,000 lines`, ours!, floor!, {
        ratio: 1.8,
      }),
    ];
  },
};
