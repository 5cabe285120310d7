import { describe, expect, it } from 'vitest';
import { readChange, type Change } from '../../../src/gather/change/change.ts';
import { fingerprintRepository } from '../../../src/io/git/on-disk/fingerprint.ts';
import { Failure } from '../../../src/kernel/failure.ts';
import { parseTarget } from '../../../src/scope/target.ts';
import { githubSample, type GithubSample } from '../../kit/github-sample.ts';
import { ghIsMissing } from '../../kit/required-gh.ts';
import type { SampleRepository } from '../../kit/sample-repository.ts';

const none = { staged: false, uncommitted: false, paths: [] };
const FILES = {
  'src/cart.ts': 'export const total = 1;\n',
  'src/old.ts': 'export const old = 1;\nkeep\nkeep\n',
};

function changeOf(user: SampleRepository, asked: string, paths: readonly string[] = []): Promise<Change> {
  return readChange(user, parseTarget([asked], { ...none, paths }));
}

/** The failure of a target, as `code: message` and hint. */
async function failureOf(user: SampleRepository, asked: string): Promise<Failure> {
  const outcome: unknown = await changeOf(user, asked).catch((error: unknown) => error);
  if (outcome instanceof Failure) return outcome;
  throw outcome instanceof Error ? outcome : new Error('it did not fail');
}

/** A branch `topic` that changes, renames and adds a file, while `main` goes on. */
function topic({ author }: GithubSample): void {
  author.git('switch', '-qc', 'topic');
  author.git('mv', 'src/old.ts', 'src/new.ts');
  author.commit({ 'src/cart.ts': 'export const total = 2;\n', 'src/added.ts': 'export const added = 1;\n' });
  author.git('switch', '-q', 'main');
  author.commit({ 'src/elsewhere.ts': 'export const elsewhere = 1;\n' });
}

describe.skipIf(ghIsMissing())('a pull request, through the real gh (needs gh on PATH)', () => {
  it.each(['#7', 'https://github.com/Acme/shop/pull/7/files?w=1#diff'])(
    'is read as %s: from where it forked to its head',
    async (asked) => {
      const github = await githubSample(FILES);
      topic(github);
      github.open(7, 'topic');
      const change = await changeOf(github.user, asked);
      expect([...change.changed.keys()].toSorted()).toEqual(['src/added.ts', 'src/cart.ts', 'src/new.ts']);
      const [fork, tip] = ['main~1', 'topic'].map((rev) => github.author.git('rev-parse', rev));
      expect([change.base.sha, change.head.sha]).toEqual([fork, tip]);
      expect(change.scopeNote).toContain(`base ${fork!.slice(0, 12)} (main: merge base of main and #7`);
      expect(change.scopeNote).toContain(
        `head ${tip!.slice(0, 12)} (#7: pull request of github.com/acme/shop)`,
      );
      expect(change.pullRequest).toMatchObject({ title: 'Round totals up', author: 'ann', state: 'open' });
      expect(new Set(github.asked.map(({ token }) => token))).toEqual(new Set(['token a-token-of-nobody']));
    },
  );

  it('leaves HEAD, index, files and refs of the user alone, and writes two refs of its own', async () => {
    const github = await githubSample(FILES);
    const { user, author } = github;
    topic(github);
    author.git('tag', 'v1', 'topic');
    author.git('push', '-q', github.bare, 'v1');
    github.open(7, 'topic');
    // Everything that a fetch may do on the side, asked for by configuration.
    user.git('config', 'remote.origin.tagOpt', '--tags');
    user.git('config', 'fetch.prune', 'true');
    user.git('config', '--add', 'remote.origin.fetch', '+refs/pull/*/head:refs/remotes/origin/pr/*');
    user.git('update-ref', 'refs/remotes/origin/gone', 'HEAD');
    user.write('src/cart.ts', 'work\n');
    user.write('untracked.ts', 'work\n');
    const refs = user.git('for-each-ref');
    const before = await fingerprintRepository(user);
    user.remove('.git/FETCH_HEAD');
    await changeOf(user, '#7');
    expect(await fingerprintRepository(user)).toEqual(before);
    const ours = [
      `${author.git('rev-parse', 'main')} commit\trefs/correctless/pulls/7/base`,
      `${author.git('rev-parse', 'topic')} commit\trefs/correctless/pulls/7/head`,
    ];
    expect(user.git('for-each-ref').split('\n').toSorted()).toEqual(
      [...ours, ...refs.split('\n')].toSorted(),
    );
    expect(() => user.git('rev-parse', '--verify', 'FETCH_HEAD')).toThrow();
  });

  it('may come from a fork, which the scope note says', async () => {
    const github = await githubSample(FILES);
    topic(github);
    const head = {
      ref: 'main',
      sha: github.author.git('rev-parse', 'topic'),
      repo: { full_name: 'eve/shop' },
    };
    github.open(7, 'topic', { head });
    const change = await changeOf(github.user, '#7');
    expect(change.scopeNote).toContain('head of a fork, eve/shop');
    expect(change.head.sha).toBe(head.sha);
    github.open(7, 'topic', { head: { ...head, repo: null } });
    expect((await changeOf(github.user, '#7')).scopeNote).toContain('a fork, a repository that is gone');
  });

  it('has 120 files on two pages, all of them compared; or is narrowed', async () => {
    const github = await githubSample(FILES);
    const files = Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`many/${n}.ts`, `export {};\n`]));
    github.author.git('switch', '-qc', 'topic');
    github.author.commit(files);
    github.open(7, 'topic');
    const change = await changeOf(github.user, '#7');
    expect(change.changed.size).toBe(120);
    const pages = github.asked.filter(({ path }) => path.endsWith('/files'));
    expect(pages.map(({ search }) => search.get('page')).toSorted()).toEqual(['1', '2']);
    expect((await changeOf(github.user, '#7', ['many/7.ts'])).changed.size).toBe(1);
  });

  it('is refused when GitHub lists other files than git finds, with the paths of either side', async () => {
    const github = await githubSample(FILES);
    topic(github);
    github.open(7, 'topic');
    const files = github.lists.get('pulls/7/files') ?? [];
    github.lists.set('pulls/7/files', [
      ...files.filter(({ filename }) => filename !== 'src/added.ts'),
      { filename: 'src/ghost.ts', status: 'added' },
    ]);
    const failure = await failureOf(github.user, '#7');
    expect(failure.code).toBe('refused/diff-disagrees-with-github');
    expect(failure.message).toContain('only GitHub lists src/ghost.ts; only git finds src/added.ts');
  });

  it('of more than 3,000 files is compared as far as GitHub lists them, and says so', async () => {
    const github = await githubSample(FILES);
    topic(github);
    github.open(7, 'topic', { changed_files: 3001 });
    const files = github.lists.get('pulls/7/files') ?? [];
    github.lists.set('pulls/7/files', files.slice(0, 1));
    expect((await changeOf(github.user, '#7')).scopeNote).toMatch(/only 3000 could be compared/);
  });

  it('that was pushed to meanwhile is to be asked for again', async () => {
    const github = await githubSample(FILES);
    topic(github);
    const old = {
      ref: 'topic',
      sha: github.author.git('rev-parse', 'main~1'),
      repo: { full_name: 'acme/shop' },
    };
    github.open(7, 'topic', { head: old });
    expect(await failureOf(github.user, '#7')).toMatchObject({
      code: 'environment/pull-request-moved',
      hint: 'run the command again',
    });
  });

  it('whose commits are all in its base already has nothing to review', async () => {
    const github = await githubSample(FILES);
    github.author.git('branch', 'topic');
    github.author.commit({ 'src/more.ts': 'more\n' });
    github.open(7, 'topic');
    expect(await failureOf(github.user, '#7')).toMatchObject({ code: 'scope/base-is-head' });
  });

  it('that git cannot fetch shows what git said', async () => {
    const github = await githubSample(FILES);
    topic(github);
    github.open(7, 'topic');
    github.author.git('push', '-q', github.bare, ':refs/pull/7/head');
    const failure = await failureOf(github.user, '#7');
    expect(failure.code).toBe('environment/fetch-failed');
    expect(failure.message).toContain("couldn't find remote ref refs/pull/7/head");
    expect(failure.hint).toContain('git fetch origin');
  });
});
