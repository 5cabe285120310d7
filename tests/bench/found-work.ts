import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lab } from './lab.ts';
import { madeClaim } from './made-claims.ts';
import { edited, madeLines, textFrom } from './made-text.ts';
import { madeRepository } from './made-repository.ts';
import type { Started } from './run.ts';

export type Sizes = { readonly files: number; readonly lines: number; readonly findings: number };

/**
 * `verify` of so many findings, each with the quote of a changed line, spread over the files; what it reads of git is in a
 * repository of its own, under `stdin` the object ids of the head's files stand ready for a bare git.
 */
export function foundWork(
  lab: Lab,
  name: string,
  { files, lines, findings }: Sizes,
): Started & { ids: string } {
  const path = (at: number): string => `src/file${at}.ts`;
  const [base, head] = [new Map<string, string>(), new Map<string, string>()];
  const [each, left] = [Math.floor(findings / files), findings % files];
  const claims: object[] = [];
  for (let at = 0; at < files; at += 1) {
    const wanted = each + (at < left ? 1 : 0);
    const before = madeLines(lines, at);
    // Groups of three lines, of which a blank one may be no quote: so many groups hold enough of them.
    const changed = edited(before, Math.max(2, Math.floor(lines / 3 / Math.max(4, wanted))), at + 1_000_000);
    base.set(path(at), textFrom(before));
    head.set(path(at), textFrom(changed));
    const fresh = changed.flatMap((line, n) => (line !== before[n] && line !== '' ? [line] : []));
    if (fresh.length < wanted)
      throw new Error(`${path(at)} has ${fresh.length} changed lines, not ${wanted}`);
    for (const quote of fresh.slice(0, wanted)) claims.push(madeClaim(path(at), quote));
  }
  const top = join(lab.scratch, name);
  const { commits, git } = madeRepository(top, [base, head], { checkedOut: false });
  const [list, ids] = [`${top}-findings.json`, `${top}-blobs`];
  writeFileSync(list, JSON.stringify(claims));
  writeFileSync(ids, `${git('ls-tree', '-r', '--format=%(objectname)', commits[1] ?? '')}\n`);
  const answer = ['--contract', 'bug-scan', '--findings', list, '--json'];
  return {
    name: 'verify',
    argv: [lab.correctless, 'verify', commits.join('..'), ...answer],
    cwd: top,
    env: lab.env,
    toNull: true,
    // 1: findings were kept. Anything else is no proof that they were verified.
    answers: [1],
    ids,
  };
}
