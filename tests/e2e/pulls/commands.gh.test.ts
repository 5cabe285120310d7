import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/context/context.ts';
import { fingerprintRepository } from '../../../src/io/git/on-disk/fingerprint.ts';
import type { Outcome } from '../../../src/kernel/outcome.ts';
import { main } from '../../../src/main.ts';
import { githubSample, type GithubSample, type PullFields } from '../../kit/github-sample.ts';
import { ghIsMissing } from '../../kit/required-gh.ts';
import { sampleFolder } from '../../kit/sample-repository.ts';

const MERGED = { state: 'closed', merged_at: '2030-01-01T00:00:00Z' };
const SECRET = ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('');

/** A pull request of one changed line. */
async function sample(fields: PullFields = {}): Promise<GithubSample> {
  const github = await githubSample({ 'a.ts': 'export const total = 1;\n' });
  github.author.git('switch', '-qc', 'topic');
  github.author.commit({ 'a.ts': 'export const total = 2;\n' });
  github.open(7, 'topic', fields);
  return github;
}

function correctless({ user }: GithubSample, args: readonly string[], input = ''): Promise<Outcome> {
  const env = { ...process.env, XDG_CACHE_HOME: sampleFolder() };
  return main(args, { cwd: user.top, env, stdin: () => Promise.resolve(Buffer.from(input)) });
}

const json = ({ stdout = '' }: Outcome): Record<string, unknown> =>
  JSON.parse(String(stdout)) as Record<string, unknown>;

describe.skipIf(ghIsMissing())('commands about a pull request (needs gh on PATH)', () => {
  it.each<[string, readonly string[], string, RegExp]>([
    ['diff', [], '', /a\.ts/],
    ['rules', [], '', /rule files/],
    ['guard', ['--findings', '-'], '[{"file": "a.ts", "line": 1}]', /a\.ts/],
    ['verify', ['--findings', '-'], '[]', /0/],
  ])('%s takes it as its target, also a merged one', async (name, options, input, said) => {
    const github = await sample(MERGED);
    const { status, stdout = '', stderr = '' } = await correctless(github, [name, '#7', ...options], input);
    expect([stderr, status]).toEqual([expect.any(String), name === 'guard' ? 1 : 0]);
    expect(String(stdout) + stderr).toMatch(said);
  });

  it.each([
    ['closed', { state: 'closed' }],
    ['merged', MERGED],
  ])('plan refuses one that is %s, and reviews it with --yes', async (state, fields) => {
    const github = await sample(fields);
    expect(await correctless(github, ['plan', '#7', '--no-rules'])).toEqual({
      status: 2,
      stderr: `scope/pull-request-closed: pull request #7 is ${state}\nhint: review it all the same: --yes\n`,
    });
    const { status, stdout } = await correctless(github, ['plan', '#7', '--no-rules', '--yes']);
    expect(status).toBe(0);
    expect(stdout).toContain(`pull request of github.com/acme/shop, already ${state})`);
  });

  it('plan keeps its words, without secrets, for the reviewers, and touches nothing of the user', async () => {
    const github = await sample({ title: `Use ${SECRET}`, body: `Totals.\r\nWith ${SECRET}` });
    const said = { user: { login: 'bob' }, created_at: '2030-01-01T00:00:00Z' };
    github.lists.set('issues/7/comments', [{ ...said, body: `No ${SECRET} here!` }]);
    github.lists.set('pulls/7/comments', [{ ...said, id: 5, body: 'Why 2?', path: 'a.ts', line: 1 }]);
    github.user.write('a.ts', 'export const mine = 3;\n');
    const before = await fingerprintRepository(github.user);
    const planned = await correctless(github, ['plan', '#7', '--no-rules', '--json']);
    expect([planned.stderr, planned.status]).toEqual([expect.stringContaining('1 file, +1 -1'), 0]);
    expect(await fingerprintRepository(github.user)).toEqual(before);

    const dir = String(json(planned)['dir']);
    const read = (path: string): string => readFileSync(join(dir, path), 'utf8');
    expect(JSON.parse(read('run.json'))).toMatchObject({ title: '#7: Use [REDACTED:github:1]' });
    const { content } = JSON.parse(read('context/facts.json')) as { content: { context: Context } };
    const { context } = content;
    expect(context.pullRequest).toEqual({
      number: 7,
      title: 'Use [REDACTED:github:1]',
      body: 'Totals.\nWith [REDACTED:github:1]',
      author: 'ann',
      discussion: [{ author: 'bob', at: said.created_at, text: 'No [REDACTED:github:1] here!' }],
      reviewRemarks: [{ author: 'bob', at: said.created_at, text: 'Why 2?', path: 'a.ts', line: 1 }],
      omitted: 0,
    });
    expect(context.commits.map(({ subject }) => subject)).toEqual(['a change']);
    expect(new Set(github.asked.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(read('context/files.json')).toContain('export const total = 2;');
  });

  it('verify proves a promise by the words of the pull request', async () => {
    const github = await sample({ body: 'Totals stay whole.' });
    const claimed = (intentText: string): object => ({
      ...{ file: 'a.ts', line: 1, title: 'A promise', why: 'It breaks.', severity: 'high' },
      ...{ suggested_fix: '', intentText },
      verification: {
        ...{
          code_examined: 'export const total = 2;',
          line_range_examined: [1, 1],
          verification_method: 'Read it.',
        },
        ...{ checked_for_handling_elsewhere: false, where_checked: [], is_impact_finding: false },
        claims_absence: false,
      },
    });
    const findings = [claimed('Totals stay whole.'), claimed('Nobody has said this.')];
    const outcome = await correctless(
      github,
      ['verify', '#7', '--findings', '-', '--json'],
      JSON.stringify(findings),
    );
    expect(json(outcome)).toMatchObject({
      kept: [{ intentText: 'Totals stay whole.' }],
      dropped: [{ reason: 'intent_not_found' }],
    });
  });

  it('plan of anything else asks for no pull request', async () => {
    const github = await sample();
    github.user.write('a.ts', 'export const mine = 3;\n');
    expect((await correctless(github, ['plan', '--uncommitted', '--no-rules'])).status).toBe(0);
    expect(github.asked.filter(({ path }) => !path.includes('/commits/'))).toEqual([]);
  });
});
