import { expect, it } from 'vitest';
import { sampleRepository } from '../../tests/kit/sample-repository.ts';
import { rolesWithSource } from './role-sources.ts';
import { commitNamed } from './target/revisions.ts';

const PATH = '.correctless/ARCHITECTURE.md';
const ROLES = [
  { slug: 'concurrency', own: null },
  { slug: 'architecture-adherence', own: null },
];

it.each([
  ['is not there', {}, `there is no ${PATH}`],
  ['has no entry', { [PATH]: '# Architecture\n' }, `${PATH} has no entry PAT-…, ABS-… or TB-…`],
  ['has one', { [PATH]: '## PAT-001 Errors\n' }, undefined],
])('a role whose source %s', async (_, files, why) => {
  const repository = sampleRepository({ 'a.js': 'a\n', ...files });
  const { tree } = await commitNamed(repository, 'HEAD');
  const found = await rolesWithSource(repository, tree, ROLES);
  expect(found.idle.map((one) => one.why)).toEqual(why === undefined ? [] : [why]);
  expect(found.roles.length).toBe(why === undefined ? 2 : 1);
});

it('a role of the repository has its own text to go by', async () => {
  const repository = sampleRepository({ 'a.js': 'a\n' });
  const { tree } = await commitNamed(repository, 'HEAD');
  const own = [{ slug: 'architecture-adherence', own: 'Look at everything.' }];
  expect(await rolesWithSource(repository, tree, own)).toEqual({ roles: own, idle: [] });
});
