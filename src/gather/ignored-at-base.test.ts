import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolder, sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import { headNow } from './target/head-now.ts';
import { resolveTarget } from './target/resolve-target.ts';

const PRIVATE = { '.env': 'DB_PASSWORD=hunter2\n', 'secrets/prod.txt': 'root\n', 'sub/own.key': 'k\n' };

/** Main ignores what is private; the branch that is checked out takes that back. */
function opened(): SampleRepository {
  const repository = sampleRepository({ '.gitignore': '.env\nsecrets/\n', 'sub/.gitignore': '*.key\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ '.gitignore': '# tidy\n', 'sub/.gitignore': '\n' });
  for (const [path, text] of Object.entries(PRIVATE)) repository.write(path, text);
  repository.write('new.ts', 'export const a = 1;\n');
  return repository;
}

const filesOf = ({ git }: SampleRepository, tree: string): string[] =>
  git('ls-tree', '-r', '--name-only', tree).split('\n');

it.each(['default', 'uncommitted'] as const)(
  'untracked files that main ignores are never read, whatever the branch says: %s',
  async (kind) => {
    const repository = opened();
    const target = { kind, paths: [] } as const;
    const { head } = await resolveTarget(repository, target);
    expect(filesOf(repository, head.tree)).toEqual(['.gitignore', 'new.ts', 'sub/.gitignore']);
    expect(head.why).toMatch(
      /, without 3 untracked files ignored by the base or by your own excludes: \.env, secrets\/prod\.txt, sub\/own\.key$/,
    );
    expect((await headNow(repository, target))?.tree).toBe(head.tree);
  },
);

it('what main ignored where the branch forked is ignored still', async () => {
  const repository = opened();
  repository.git('stash', 'push', '--quiet', '--include-untracked');
  repository.git('switch', '--quiet', 'main');
  repository.commit({ '.gitignore': '\n' });
  repository.git('switch', '--quiet', 'work');
  repository.git('stash', 'pop', '--quiet');
  const { head } = await resolveTarget(repository, { kind: 'default', paths: [] });
  expect(filesOf(repository, head.tree)).not.toContain('.env');
});

it('the excludes of the user hold against the branch, and not against main', async () => {
  const repository = sampleRepository({ '.gitignore': '!kept.pem\n' });
  const excludes = join(sampleFolder(), 'ignore');
  writeFileSync(excludes, '*.pem\n');
  repository.git('config', 'core.excludesFile', excludes);
  writeFileSync(join(repository.gitDir, 'info/exclude'), '.netrc\n');
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ '.gitignore': '!*.pem\n!.netrc\n' });
  for (const path of ['kept.pem', 'own.pem', '.netrc']) repository.write(path, 'x\n');
  const { head } = await resolveTarget(repository, { kind: 'default', paths: [] });
  expect(filesOf(repository, head.tree)).toEqual(['.gitignore', 'kept.pem']);
  expect(head.why).toContain('without 2 untracked files');
});
