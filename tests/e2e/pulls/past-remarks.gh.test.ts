import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryTable } from '../../../src/context/history/history-table.ts';
import { readChange } from '../../../src/gather/change/change.ts';
import { readContext } from '../../../src/gather/context.ts';
import type * as Patience from '../../../src/github/pulls/patience.ts';
import { parseTarget } from '../../../src/scope/target.ts';
import { githubSample, type GithubSample, type PullFields } from '../../kit/github-sample.ts';
import type { Answer } from '../../kit/github-server.ts';
import { ghIsMissing } from '../../kit/required-gh.ts';
import { sampleFolder } from '../../kit/sample-repository.ts';

/** What the product waits, and what it waits here: on a busy machine gh alone may take seconds. */
const ENOUGH = { login: 100_000, first: 100_000, all: 100_000 };
const patience = vi.hoisted(() => ({ login: 0, first: 0, all: 0 }));
vi.mock('../../../src/github/pulls/patience.ts', () => ({ PATIENCE: patience }));
beforeEach(() => {
  Object.assign(patience, ENOUGH);
});

const none = { staged: false, uncommitted: false, paths: [] };
const MERGED = '2030-01-01T00:00:00Z';

const lines = (changed: Readonly<Record<number, string>>): string =>
  Array.from({ length: 60 }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join('');

/** `a.ts` has 60 lines; the third came in with a commit of its own, and the user's branch changes that line. */
async function sample(): Promise<GithubSample & { readonly sha: string }> {
  const github = await githubSample({ 'a.ts': lines({}) });
  const sha = github.author.commit({ 'a.ts': lines({ 3: 'guard();' }) });
  github.author.git('push', '-q', github.bare, 'main');
  github.user.git('pull', '-q', '--ff-only', 'origin', 'main');
  github.user.git('switch', '-qc', 'topic');
  github.user.commit({ 'a.ts': lines({ 3: 'skip();' }) });
  github.lists.set(`commits/${sha}/pulls`, [{ number: 3, state: 'closed', merged_at: MERGED }]);
  return Object.assign(github, { sha });
}

const remark = (fields: PullFields = {}): PullFields => ({
  id: 1,
  user: { login: 'ann' },
  created_at: MERGED,
  body: 'The guard has to stay:\r\nsee the outage.',
  path: 'a.ts',
  line: 3,
  original_line: 2,
  side: 'RIGHT',
  ...fields,
});

async function historyOf({ user }: GithubSample): Promise<HistoryTable> {
  const change = await readChange(user, parseTarget(['main..topic'], none));
  return (await readContext(user, change, { asksGithub: true })).history;
}

const told = ({ rows }: HistoryTable): [string, string[]][] =>
  rows.flatMap(({ sha, remarks = [] }) =>
    remarks.length === 0 ? [] : [[sha, remarks.map(({ text }) => text)] as [string, string[]]],
  );

/** PATH with git and nothing else. */
function gitAlone(): string {
  const folder = sampleFolder();
  symlinkSync(execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim(), join(folder, 'git'));
  return folder;
}

describe.skipIf(ghIsMissing())('review comments of the past (needs gh on PATH)', () => {
  it('stand in the row of the commit that they were about', async () => {
    const github = await sample();
    github.lists.set('pulls/3/comments', [
      remark(),
      remark({ body: 'Gone since, made here.', line: null, created_at: '2030-01-02T00:00:00Z' }),
      remark({ body: 'far away', line: 40 }),
      remark({ body: 'of another file', path: 'b.ts' }),
      remark({ body: 'of the old side', side: 'LEFT' }),
      remark({ body: '' }),
    ]);
    const table = await historyOf(github);
    expect(told(table)).toEqual([
      [github.sha, ['The guard has to stay:\nsee the outage.', 'Gone since, made here.']],
    ]);
    const [row] = table.rows.filter(({ remarks }) => remarks !== undefined);
    expect(row?.remarks?.[0]).toMatchObject({ pullRequest: 3, at: MERGED });
    expect(table.notes).toBeUndefined();
  });

  it('are read of merged pull requests, and not of the one under review', async () => {
    const github = await sample();
    github.user.git('push', '-q', github.bare, 'topic:refs/heads/topic');
    github.author.git('fetch', '-q', github.bare, 'topic:topic');
    github.open(7, 'topic');
    github.lists.set(`commits/${github.sha}/pulls`, [
      { number: 4, state: 'closed', merged_at: null },
      { number: 7, state: 'closed', merged_at: MERGED },
    ]);
    for (const number of [4, 7]) github.lists.set(`pulls/${number}/comments`, [remark()]);
    const change = await readChange(github.user, parseTarget(['#7'], none));
    const { history, pullRequest } = await readContext(github.user, change, { asksGithub: true });
    expect(told(history)).toEqual([]);
    expect(pullRequest?.reviewRemarks).toHaveLength(1);
  });

  it('are read of ten pull requests and a hundred comments each, which a note says', async () => {
    const github = await sample();
    const pulls = Array.from({ length: 12 }, (_, at) => ({ number: at + 10, merged_at: MERGED }));
    github.lists.set(`commits/${github.sha}/pulls`, pulls);
    const comments = Array.from({ length: 101 }, (_, at) =>
      remark({ body: `remark ${at}`, created_at: `2030-01-01T00:${String(at % 60).padStart(2, '0')}:00Z` }),
    );
    github.lists.set('pulls/10/comments', comments);
    const table = await historyOf(github);
    const asked = github.asked.filter(({ path }) => path.endsWith('/comments'));
    expect(asked).toHaveLength(10);
    expect(told(table)[0]?.[1]).toHaveLength(30);
    expect(table.notes).toEqual([
      'review comments were looked for of 10 of 12 pull requests',
      'of pull request #10 only the newest 100 review comments were read',
      '70 more review comments on these lines are not shown',
    ]);
  });

  it('are looked for of commits that GitHub does not know, in vain', async () => {
    const github = await sample();
    github.override = () => ({ status: 422, body: { message: 'No commit found' } });
    expect((await historyOf(github)).notes).toBeUndefined();
  });

  const limited = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1893456000' };
  it.each<[string, Answer, RegExp]>([
    ['does not take the login', { status: 401 }, /does not take the login of gh/],
    ['has enough of us', { status: 403, headers: limited }, /until 2030-01-01T00:00:00.000Z: rate limit/],
    ['is broken', { status: 502 }, /status 502/],
    ['answers nonsense', { status: 200, body: { a: 1 } }, /not a list/],
  ])('are one note, after one question, when GitHub %s', async (_, answer, said) => {
    const github = await sample();
    github.override = () => answer;
    const table = await historyOf(github);
    expect(table.rows.length).toBeGreaterThan(0);
    expect(table.notes).toHaveLength(1);
    expect(table.notes?.[0]).toMatch(/^previous review comments were not read: /);
    expect(table.notes?.[0]).toMatch(said);
    expect(github.asked).toHaveLength(1);
  });

  it('are not asked for any more once something failed', async () => {
    const github = await sample();
    const pulls = Array.from({ length: 10 }, (_, at) => ({ number: at + 10, merged_at: MERGED }));
    github.lists.set(`commits/${github.sha}/pulls`, pulls);
    github.override = ({ path }) => (path.endsWith('pulls/10/comments') ? { status: 502 } : undefined);
    expect((await historyOf(github)).notes?.[0]).toMatch(/status 502/);
    // Long enough for all the others, if anybody still asked.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(github.asked.filter(({ path }) => path.endsWith('/comments')).length).toBeLessThan(10);
  });

  it('are waited for three seconds for the login and for a first answer, ten in all', async () => {
    const { PATIENCE } = await vi.importActual<typeof Patience>('../../../src/github/pulls/patience.ts');
    expect(PATIENCE).toEqual({ login: 3000, first: 3000, all: 10_000 });
  });

  it('are waited for no longer than for a first answer when nobody answers', async () => {
    const github = await sample();
    github.override = () => 'hang';
    patience.first = 3000;
    const start = performance.now();
    const { notes } = await historyOf(github);
    expect(performance.now() - start).toBeLessThan(ENOUGH.all / 2);
    expect(notes).toEqual(['previous review comments were not read: github.com did not answer within 3 s']);
  });

  it('are waited for no longer than for the login when gh itself does not answer', async () => {
    const github = await sample();
    const folder = gitAlone();
    writeFileSync(join(folder, 'gh'), `#!${process.execPath}\nsetInterval(() => {}, 1000);\n`, {
      mode: 0o755,
    });
    vi.stubEnv('PATH', folder);
    patience.login = 3000;
    expect((await historyOf(github)).notes).toEqual([
      'previous review comments were not read: gh did not say within 3 s whether it has a login for github.com',
    ]);
    expect(github.asked).toEqual([]);
  });

  it('are waited for no longer than for all answers when GitHub stops answering', async () => {
    const github = await sample();
    github.override = ({ path }) => (path.endsWith('/comments') ? 'hang' : undefined);
    patience.all = 20_000;
    const start = performance.now();
    const { notes } = await historyOf(github);
    expect(performance.now() - start).toBeLessThan(ENOUGH.first / 2);
    // What is left of them when the comments are asked for.
    expect(notes).toEqual([
      expect.stringMatching(
        /^previous review comments were not read: github\.com did not answer within (1?\d|20) s$/,
      ),
    ]);
  });

  it('are not read without a network, which a note says', async () => {
    const github = await sample();
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:1');
    expect((await historyOf(github)).notes?.[0]).toMatch(/were not read: gh could not ask github\.com/);
  });

  it('are unknown where no one repository is meant, which a note says', async () => {
    const github = await sample();
    github.user.git('remote', 'rename', 'origin', 'theirs');
    github.user.git('remote', 'add', 'mine', 'git@github.com:me/shop.git');
    expect((await historyOf(github)).notes?.[0]).toMatch(/were not read: "this repository" may be one of/);
    expect(github.asked).toEqual([]);
  });

  it.each<[string, (github: GithubSample) => void]>([
    ['without gh', () => vi.stubEnv('PATH', gitAlone())],
    ['without a login', () => vi.stubEnv('GH_TOKEN', undefined)],
    ['without a remote', ({ user }) => user.git('remote', 'remove', 'origin')],
    [
      'with remotes elsewhere',
      ({ user }) => user.git('remote', 'set-url', 'origin', 'https://git.example.org/acme/shop.git'),
    ],
  ])('are not asked for %s, and nobody is told', async (_, take) => {
    const github = await sample();
    take(github);
    expect((await historyOf(github)).notes).toBeUndefined();
    expect(github.asked).toEqual([]);
  });
});
