import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asOtherUser } from '../../../tests/kit/other-user.ts';
import { plan, review } from '../../../tests/kit/review-driver.ts';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../tests/kit/sample-repository.ts';
import type { Report } from '../../contracts/files/report.ts';
import { runPaths } from '../../run/stored/layout.ts';
import { findShards } from './find-shards.ts';
import { mergeShards } from './merge-shards.ts';

const HOW = { options: { noRules: true } } as const;

function shop(): SampleRepository {
  const made = sampleRepository({ 'README.md': '# Shop\n' });
  made.git('switch', '--quiet', '--create', 'work');
  made.commit({ 'src/pay.ts': 'export function pay() {}\n', 'src/ship.ts': 'export function ship() {}\n' });
  return made;
}

/** The runs as an artifact of another machine. */
function carried(from: SampleRepository, runs: readonly string[]): string {
  const folder = join(sampleFolder(), 'artifact');
  for (const run of runs) cpSync(runPaths(from.top, run).dir, join(folder, run), { recursive: true });
  return folder;
}

async function merge(repository: SampleRepository, named: readonly string[]) {
  const [first, ...others] = await findShards(repository, named, repository.top);
  if (first === undefined) throw new Error('no shard');
  return mergeShards({ repository, shards: [first, ...others], cacheRoot: join(sampleFolder(), 'cache') });
}

const wordOf = ({ word_of: word }: Report): readonly string[] | undefined => word;

describe('a review that was made elsewhere', () => {
  it('is taken over by the name of its folder; the report says so, and what goes on from it', async () => {
    const repository = shop();
    const theirs = await asOtherUser(() => review(repository, HOW));
    const { report, run } = await merge(repository, [join(carried(repository, [theirs.run]), theirs.run)]);
    expect(report).toMatchObject({ status: 'complete', exit: 0, word_of: [theirs.run] });
    const next = await plan(repository, HOW);
    expect(next.file.since?.run).toBe(run.file.run);
    expect(next.past.carried).not.toEqual([]);
    const again = await review(repository, HOW);
    expect(wordOf(again.report)).toEqual([theirs.run]);
    const afresh = await review(repository, { ...HOW, sinceLast: false });
    expect(wordOf(afresh.report)).toBeUndefined();
  });

  it('is a step or a review that is looked for in a folder: neither is taken over', async () => {
    const repository = shop();
    const theirs = await asOtherUser(() => review(repository, HOW));
    await expect(merge(repository, [carried(repository, [theirs.run])])).rejects.toMatchObject({
      code: 'merge/no-shards',
    });
  });
});

describe('shards', () => {
  it('of other machines are named in the report, and shards of this user are not', async () => {
    const repository = shop();
    const own = await review(repository, { ...HOW, shard: { index: 1, of: 2 } });
    const other = await asOtherUser(() => review(repository, { ...HOW, shard: { index: 2, of: 2 } }));
    const { report } = await merge(repository, [own.run, carried(repository, [other.run])]);
    expect(report).toMatchObject({ status: 'complete', word_of: [other.run] });
    const mine = await review(repository, { ...HOW, sinceLast: false, shard: { index: 2, of: 2 } });
    const afresh = await review(repository, { ...HOW, sinceLast: false, shard: { index: 1, of: 2 } });
    const both = await merge(repository, [mine.run, carried(repository, [afresh.run])]);
    expect(wordOf(both.report)).toBeUndefined();
  });

  it('of other machines are never taken by the name of their run', async () => {
    const repository = shop();
    const other = await asOtherUser(() => review(repository, { ...HOW, shard: { index: 1, of: 1 } }));
    await expect(merge(repository, [other.run])).rejects.toMatchObject({ code: 'run/foreign' });
  });
});
