import { describe, expect, it, vi } from 'vitest';
import { readChange, type Change } from '../../../src/gather/change/change.ts';
import { parseTarget } from '../../../src/scope/target.ts';
import { ADDRESS, githubSample, type GithubSample } from '../../kit/github-sample.ts';
import { ghIsMissing } from '../../kit/required-gh.ts';
import { sampleRepository } from '../../kit/sample-repository.ts';

const none = { staged: false, uncommitted: false, paths: [] };
const read = ({ user }: Pick<GithubSample, 'user'>, asked: string): Promise<Change> =>
  readChange(user, parseTarget([asked], none));

/** The user works in a fork: `origin` is theirs, and acme/shop is another remote. */
async function forked(remote: string, address = ADDRESS): Promise<GithubSample> {
  const github = await githubSample({ 'a.ts': 'a\n' }, address);
  github.author.git('switch', '-qc', 'topic');
  github.author.commit({ 'a.ts': 'b\n' });
  github.open(7, 'topic');
  if (remote !== 'origin') {
    github.user.git('remote', 'rename', 'origin', remote);
    github.user.git('remote', 'add', 'origin', 'git@github.com:me/shop.git');
  }
  return github;
}

describe.skipIf(ghIsMissing())('which repository a pull request is of (needs gh on PATH)', () => {
  it('is the upstream of a fork, which the scope note says', async () => {
    const { scopeNote } = await read(await forked('upstream'), '#7');
    expect(scopeNote).toContain(
      'pull request of github.com/acme/shop, remote upstream, chosen by its name before origin (github.com/me/shop)',
    );
  });

  it('is what gh was told before any name', async () => {
    const github = await forked('theirs');
    github.user.git('config', 'remote.theirs.gh-resolved', 'base');
    const { scopeNote } = await read(github, '#7');
    expect(scopeNote).toContain('remote theirs, chosen as gh was told before origin (github.com/me/shop)');
    github.user.git('config', '--unset', 'remote.theirs.gh-resolved');
    github.user.git('config', 'remote.origin.gh-resolved', 'acme/shop');
    expect((await read(github, '#7')).scopeNote).toContain('remote theirs, chosen as gh was told');
  });

  it('is unknown where several are as likely', async () => {
    const github = await forked('theirs');
    github.user.git('remote', 'rename', 'origin', 'mine');
    await expect(read(github, '#7')).rejects.toMatchObject({
      code: 'usage/bad-value',
      message: expect.stringContaining('theirs (github.com/acme/shop)') as string,
    });
  });

  it('is that of the URL, by whatever name the remote goes', async () => {
    const { head } = await read(await forked('theirs'), 'https://github.com/acme/shop/pull/7');
    expect(head.label).toBe('#7');
  });

  it('is not that of a URL when no remote is', async () => {
    const github = await forked('upstream');
    await expect(read(github, 'https://github.com/acme/store/pull/7')).rejects.toMatchObject({
      code: 'scope/wrong-repository',
      message: expect.stringMatching(/github\.com\/acme\/store.*origin \(github\.com\/me\/shop\)/) as string,
    });
    expect(github.asked).toEqual([]);
  });

  it.each(['#7', 'https://github.com/acme/shop/pull/7'])(
    'is none in a repository without remotes: %s',
    async (asked) => {
      const user = sampleRepository({ 'a.ts': 'a\n' });
      user.git('remote', 'add', 'backup', '/srv/backup.git');
      await expect(read({ user }, asked)).rejects.toMatchObject({ code: 'scope/no-github-remote' });
    },
  );

  it.each([
    'https://github.com/acme/shop',
    'git@github.com:acme/shop.git',
    'ssh://git@ssh.github.com:443/acme/shop',
  ])('is found by the address %s', async (address) => {
    expect((await read(await forked('origin', address), '#7')).head.label).toBe('#7');
  });

  it('is found behind a short form of the address', async () => {
    const github = await forked('origin');
    github.user.git('remote', 'set-url', 'origin', 'work:shop.git');
    github.user.git('config', `url.${ADDRESS.replace('shop.git', '')}.insteadOf`, 'work:');
    const failure: unknown = await read(github, '#7').catch((error: unknown) => error);
    // git fetches from the long form, which is no folder here; gh was asked about the right repository before.
    expect(github.asked[0]?.path).toBe('repos/acme/shop/pulls/7');
    expect(failure).toMatchObject({ code: 'environment/fetch-failed' });
  });

  it('may be on an enterprise host', async () => {
    const github = await forked('origin', 'git@ghe.example.com:acme/shop.git');
    vi.stubEnv('GH_TOKEN', undefined);
    vi.stubEnv('GH_HOST', 'ghe.example.com');
    vi.stubEnv('GH_ENTERPRISE_TOKEN', 'for-our-enterprise-only');
    const { scopeNote } = await read(github, '#7');
    expect(scopeNote).toContain('pull request of ghe.example.com/acme/shop');
    expect(github.asked.map(({ host, token }) => [host, token])).toContainEqual([
      'ghe.example.com',
      'token for-our-enterprise-only',
    ]);
  });
});
