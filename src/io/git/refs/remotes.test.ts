import { expect, it } from 'vitest';
import { sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { readRemotes } from './remotes.ts';

it('gives each remote as git fetches from it, and as it was written', async () => {
  const repository = sampleRepository();
  repository.git('remote', 'add', 'origin', 'work:shop.git');
  repository.git('config', 'url.https://github.com/acme/.insteadOf', 'work:');
  repository.git('remote', 'add', 'our.fork', 'git@ghe.example.com:acme/shop.git');
  repository.git('config', '--add', 'remote.our.fork.url', 'git@ghe.example.com:acme/second.git');
  repository.git('config', 'remote.our.fork.pushurl', 'git@ghe.example.com:me/shop.git');
  repository.git('config', 'remote.our.fork.gh-resolved', 'base');
  expect(await readRemotes(repository)).toEqual([
    { name: 'origin', urls: ['https://github.com/acme/shop.git', 'work:shop.git'], ghResolved: null },
    { name: 'our.fork', urls: ['git@ghe.example.com:acme/shop.git'], ghResolved: 'base' },
  ]);
});

it('reads the address of a partial clone, behind which git prints its filter', async () => {
  const repository = sampleRepository();
  repository.git('remote', 'add', 'origin', 'short:shop.git');
  repository.git('config', 'url.https://github.com/acme/.insteadOf', 'short:');
  repository.git('config', 'remote.origin.promisor', 'true');
  repository.git('config', 'remote.origin.partialclonefilter', 'blob:none');
  expect((await readRemotes(repository))[0]?.urls).toContain('https://github.com/acme/shop.git');
});

it('finds none where there is none', async () => {
  expect(await readRemotes(sampleRepository())).toEqual([]);
});
