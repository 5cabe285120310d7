import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostileRepository } from '../../../../tests/kit/hostile-repository.ts';
import { sampleFolder, sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { driveGit } from './drive-git.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('driveGit', () => {
  it('gives what git prints', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    const git = await driveGit(repository.top);
    expect((await git(['rev-parse', 'HEAD'])).trim()).toBe(repository.git('rev-parse', 'HEAD'));
  });

  it('gives git its input, and an end to it when there is none', async () => {
    const git = await driveGit(sampleRepository({}).top);
    expect(await git(['hash-object', '--stdin'], 'a\n')).toBe('78981922613b2afb6025042ff6bd878ac1994e85\n');
    expect(await git(['hash-object', '--stdin'])).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391\n');
  });

  it('throws what git said', async () => {
    const git = await driveGit(sampleRepository({}).top);
    await expect(git(['rev-parse', '--verify', 'nowhere'])).rejects.toMatchObject({
      code: 'environment/git-failed',
      message: 'git rev-parse --verify nowhere: fatal: Needed a single revision',
    });
  });

  it('throws when git fails without a word', async () => {
    const git = await driveGit(sampleRepository({}).top);
    await expect(git(['show-ref', '--verify', '--quiet', 'refs/x'])).rejects.toMatchObject({
      code: 'environment/git-failed',
      message: 'git show-ref --verify --quiet: status 1',
    });
  });

  it('names the lock that a killed git left', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    repository.write('.git/index.lock', '');
    const git = await driveGit(repository.top);
    await expect(git(['read-tree', 'HEAD'])).rejects.toMatchObject({
      message: expect.stringContaining('index.lock') as string,
      hint: expect.stringContaining('delete the .lock file') as string,
    });
  });

  it('says so when there is no such folder', async () => {
    await expect(driveGit(join(sampleFolder(), 'nowhere'))).rejects.toMatchObject({
      code: 'environment/git-failed',
    });
  });

  it('runs no hook and no filter, signs nothing, and starts no editor', async () => {
    const repository = hostileRepository({ 'a.txt': 'a\n' });
    const git = await driveGit(repository.top);
    repository.write('y.bad', 'b\n');
    await git(['add', '--all']);
    await git(['commit', '--message', 'one']);
    expect(repository.git('show', 'HEAD:y.bad')).toBe('b');
    await expect(git(['commit', '--amend'])).rejects.toMatchObject({ code: 'environment/git-failed' });
    expect(repository.ran()).toEqual([]);
  });

  it('is not led elsewhere, and not stopped, by variables of the caller', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    const variables = ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_EDITOR', 'GIT_SSH_COMMAND', 'GIT_CONFIG_PARAMETERS'];
    for (const name of [...variables, 'EDITOR', 'VISUAL', 'PAGER', 'SSH_ASKPASS', 'PREFIX', 'git_dir']) {
      vi.stubEnv(name, 'nonsense');
    }
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    const git = await driveGit(repository.top);
    expect((await git(['rev-parse', 'HEAD'])).trim()).toBe(repository.git('rev-parse', 'HEAD'));
  });

  it('commits under the name in the environment, else under the configured one', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    repository.git('config', 'user.name', 'Configured');
    repository.git('config', 'user.email', 'configured@example.com');
    const author = async () => {
      const git = await driveGit(repository.top);
      const sha = await git(['commit-tree', 'HEAD^{tree}', '-m', 'x']);
      return repository.git('show', '--no-patch', '--format=%an %ae %cn %ce', sha.trim());
    };
    expect(await author()).toBe('Configured configured@example.com Configured configured@example.com');
    vi.stubEnv('GIT_AUTHOR_NAME', 'A');
    vi.stubEnv('GIT_AUTHOR_EMAIL', 'a@example.com');
    vi.stubEnv('GIT_COMMITTER_NAME', 'C');
    vi.stubEnv('GIT_COMMITTER_EMAIL', 'c@example.com');
    expect(await author()).toBe('A a@example.com C c@example.com');
  });
});
