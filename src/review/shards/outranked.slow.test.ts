import { join } from 'node:path';
import { expect, it } from 'vitest';
import { claimOf, plan, review } from '../../../tests/kit/review-driver.ts';
import { sampleFolder, sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { findShards } from './find-shards.ts';
import { mergeShards } from './merge-shards.ts';

const quote = '  charge(order.card);';
const notAwaited = claimOf('src/pay.ts', quote, 'The charge is not awaited', { trigger: 'a declined card' });

it('a merge of parts that were planned before a whole review is not what the next one goes on from', async () => {
  const repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': `export function pay(order) {\n${quote}\n}\n` });
  const how = { options: { noRules: true } } as const;
  const clean = await review(repository, { ...how, shard: { index: 1, of: 1 } });
  const whole = await review(repository, {
    ...{ ...how, sinceLast: false, claims: { 'bug-scan': [notAwaited] }, score: () => 95 },
  });
  expect(whole.report.exit).toBe(1);
  const [shard] = await findShards(repository, [clean.run], repository.top);
  if (shard === undefined) throw new Error('no shard');
  const cacheRoot = join(sampleFolder(), 'cache');
  const { report } = await mergeShards({ repository, shards: [shard], cacheRoot });
  expect([report.status, report.exit]).toEqual(['complete', 0]);
  const { file, past } = await plan(repository, how);
  expect(file.since?.run).toBe(whole.run);
  expect(past.findings).toMatchObject([{ group: 'critical', score: 95 }]);
});
