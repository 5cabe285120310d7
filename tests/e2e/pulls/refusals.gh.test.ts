import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readChange } from '../../../src/gather/change/change.ts';
import { askGithub } from '../../../src/github/gh/gh.ts';
import { Failure } from '../../../src/kernel/failure.ts';
import { parseTarget } from '../../../src/scope/target.ts';
import { githubSample, type GithubSample } from '../../kit/github-sample.ts';
import type { Answer } from '../../kit/github-server.ts';
import { ghIsMissing } from '../../kit/required-gh.ts';
import { sampleFolder, type SampleRepository } from '../../kit/sample-repository.ts';

const none = { staged: false, uncommitted: false, paths: [] };

async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const outcome: unknown = await work.catch((error: unknown) => error);
  if (outcome instanceof Failure) return outcome;
  throw outcome instanceof Error ? outcome : new Error('it did not fail');
}
const refusedAs = (user: SampleRepository, asked: string): Promise<Failure> =>
  failureOf(readChange(user, parseTarget([asked], none)));

async function sample(): Promise<GithubSample> {
  const github = await githubSample({ 'a.ts': 'a\n' });
  github.author.git('switch', '-qc', 'topic');
  github.author.commit({ 'a.ts': 'b\n' });
  github.open(7, 'topic');
  return github;
}

/** A folder on PATH with git and nothing else. */
function gitAlone(): string {
  const folder = sampleFolder();
  symlinkSync(execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim(), join(folder, 'git'));
  return folder;
}

describe.skipIf(ghIsMissing())('what stops a review of a pull request (needs gh on PATH)', () => {
  it('no gh', async () => {
    const { user, asked } = await sample();
    vi.stubEnv('PATH', gitAlone());
    expect(await refusedAs(user, '#7')).toMatchObject({
      code: 'environment/gh-missing',
      hint: expect.stringContaining('https://cli.github.com') as string,
    });
    expect(asked).toEqual([]);
  });

  it('a gh that is too old to say whether it has a login', async () => {
    const { user, asked } = await sample();
    const folder = gitAlone();
    // What gh before 2.17 answers; no such version can be had from a package mirror any more.
    const old = '#!/bin/sh\necho \'unknown command "token" for "gh auth"\' >&2\nexit 1\n';
    writeFileSync(join(folder, 'gh'), old, { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
    expect(await refusedAs(user, '#7')).toMatchObject({
      code: 'environment/gh-failed',
      hint: expect.stringContaining('2.17') as string,
    });
    expect(asked).toEqual([]);
  });

  it.each(['#7', 'https://github.com/acme/shop/pull/7'])('no login, for %s', async (target) => {
    const { user, asked } = await sample();
    vi.stubEnv('GH_TOKEN', undefined);
    expect(await refusedAs(user, target)).toMatchObject({
      code: 'environment/gh-not-logged-in',
      message: 'gh is not logged in to github.com',
      hint: 'gh auth login --hostname github.com; in a job set GH_TOKEN for the step: GH_TOKEN: ${{ github.token }}',
    });
    expect(asked).toEqual([]);
  });

  it('no login for this host: a token for enterprise hosts is not sent to any other', async () => {
    const { user, asked } = await sample();
    user.git('remote', 'set-url', 'origin', 'https://gitlab.example.com/acme/shop.git');
    vi.stubEnv('GH_ENTERPRISE_TOKEN', 'for-our-enterprise-only');
    expect(await refusedAs(user, '#7')).toMatchObject({
      code: 'environment/gh-not-logged-in',
      message: 'gh is not logged in to gitlab.example.com',
    });
    expect(asked).toEqual([]);
  });

  const past = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1893456000' };
  it.each<[string, Answer, string, string]>([
    [
      'a login that GitHub does not take',
      { status: 401, body: { message: 'Bad credentials' } },
      'gh-not-logged-in',
      'Bad credentials',
    ],
    [
      'a rate limit',
      { status: 403, headers: past, body: { message: 'API rate limit exceeded' } },
      'gh-rate-limited',
      '2030-01-01T00:00:00.000Z',
    ],
    [
      'no access',
      { status: 403, body: { message: 'Resource not accessible' } },
      'gh-no-access',
      'Resource not accessible',
    ],
    ['a broken server', { status: 503 }, 'gh-unreachable', 'status 503'],
    [
      'an answer that is no pull request',
      { status: 200, body: { title: 7 } },
      'gh-failed',
      '"title" that is not a text',
    ],
    ['another status', { status: 422, body: { message: 'x' } }, 'gh-failed', 'status 422'],
  ])('%s', async (_, answer, code, said) => {
    const github = await sample();
    github.override = () => answer;
    const failure = await refusedAs(github.user, '#7');
    expect(failure.code).toBe(`environment/${code}`);
    expect(failure.message).toContain(said);
    expect(failure.hint).toBeDefined();
    expect(github.user.git('for-each-ref', 'refs/correctless')).toBe('');
  });

  it('no pull request of that number', async () => {
    const { user } = await sample();
    expect(await refusedAs(user, '#8')).toMatchObject({
      code: 'scope/no-pull-request',
      message: 'github.com/acme/shop has no pull request #8',
    });
  });

  it('no repository, or none that the login may see', async () => {
    const github = await sample();
    github.override = () => ({ status: 404, body: { message: 'Not Found' } });
    expect(await refusedAs(github.user, '#7')).toMatchObject({ code: 'environment/gh-no-access' });
  });

  it('not what people set to see more of gh: it neither talks into its answers nor acts for another repository', async () => {
    const { user, asked } = await sample();
    const chatty = {
      GH_DEBUG: 'api',
      DEBUG: '1',
      GH_FORCE_TTY: '100%',
      CLICOLOR_FORCE: '1',
      GH_REPO: 'eve/shop',
    };
    for (const [name, value] of Object.entries(chatty)) vi.stubEnv(name, value);
    expect((await readChange(user, parseTarget(['#7'], none))).changed.size).toBe(1);
    expect(asked.every(({ path }) => path.startsWith('repos/acme/shop/'))).toBe(true);
  });

  it('no network', async () => {
    const { user } = await sample();
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:1');
    const failure = await refusedAs(user, '#7');
    expect(failure.code).toBe('environment/gh-unreachable');
    expect(failure.message).toContain('connection refused');
  });

  it('a server that never answers', async () => {
    const github = await sample();
    github.override = () => 'hang';
    const failure = await failureOf(askGithub('github.com', 'repos/acme/shop', 700));
    expect(failure).toMatchObject({
      code: 'environment/gh-unreachable',
      message: 'github.com did not answer within 1 s',
    });
  });

  it('a certificate that gh does not trust', async () => {
    await sample();
    vi.stubEnv('SSL_CERT_FILE', '/dev/null');
    const failure = await failureOf(askGithub('github.com', 'repos/acme/shop'));
    expect(failure.code).toBe('environment/gh-unreachable');
    expect(failure.message).toContain('x509');
  });
});
