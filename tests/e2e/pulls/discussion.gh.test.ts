import { describe, expect, it } from 'vitest';
import type { PullRequestText } from '../../../src/context/intent/pull-request.ts';
import { readChange } from '../../../src/gather/change/change.ts';
import { readPullRequestText } from '../../../src/github/pulls/pull-request-text.ts';
import { parseTarget } from '../../../src/scope/target.ts';
import { githubSample, type GithubSample, type PullFields } from '../../kit/github-sample.ts';
import { ghIsMissing } from '../../kit/required-gh.ts';

/** Seconds of one day, so that texts sort by time. */
const at = (second: number): string => new Date(Date.UTC(2030, 0, 1, 0, 0, second)).toISOString();

async function sample(
  lists: Readonly<Record<string, PullFields[]>>,
  fields: PullFields = {},
): Promise<GithubSample> {
  const github = await githubSample({ 'a.ts': 'a\n' });
  github.author.git('switch', '-qc', 'topic');
  github.author.commit({ 'a.ts': 'b\n' });
  github.open(7, 'topic', fields);
  for (const [path, entries] of Object.entries(lists)) github.lists.set(path, entries);
  return github;
}

async function textOf({ user }: GithubSample): Promise<PullRequestText> {
  const { pullRequest } = await readChange(
    user,
    parseTarget(['#7'], { staged: false, uncommitted: false, paths: [] }),
  );
  if (pullRequest === undefined) throw new Error('the change is no pull request');
  return readPullRequestText(pullRequest);
}

/** Entries of a list, each of some 300 bytes with what stands around its text. */
const entries = (count: number, more: (n: number) => PullFields = () => ({})): PullFields[] =>
  Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    user: { login: 'bob' },
    created_at: at(n),
    body: `remark ${n} `.padEnd(200, '.'),
    path: 'a.ts',
    line: 1,
    ...more(n),
  }));

const pagesOf = ({ asked }: GithubSample, path: string): (string | null)[] =>
  asked.filter((one) => one.path.endsWith(path)).map(({ search }) => search.get('page'));

describe.skipIf(ghIsMissing())('what was said of a pull request (needs gh on PATH)', () => {
  it('is read from the newest page on until the room is full; every other remark is counted', async () => {
    const github = await sample({ 'issues/7/comments': entries(250) });
    const { discussion, omitted } = await textOf(github);
    expect(pagesOf(github, 'issues/7/comments')).toEqual(['1', '3']);
    expect(discussion.at(-1)?.text).toMatch(/^remark 249 /);
    expect(discussion[0]?.text).toMatch(new RegExp(`^remark ${250 - discussion.length} `));
    expect(discussion.length).toBeGreaterThan(30);
    expect(discussion.length + omitted).toBe(250);
  });

  it('holds answers behind what they answer, over pages', async () => {
    const brief = (n: number): PullFields => ({
      body: `r${n}`,
      // The last one, on the second page, answers one of the first.
      ...(n === 109 ? { in_reply_to_id: 11 } : {}),
    });
    const github = await sample({ 'pulls/7/comments': entries(110, brief) });
    const { reviewRemarks, omitted } = await textOf(github);
    expect(pagesOf(github, 'pulls/7/comments')).toEqual(['1', '2']);
    expect(reviewRemarks.length + omitted).toBe(110);
    const texts = reviewRemarks.map(({ text }) => text);
    expect(texts[texts.indexOf('r10') + 1]).toBe('r109');
    expect(texts.at(-1)).toBe('r108');
  });

  it('has remarks on lines that are gone, and on removed ones, without a line', async () => {
    const sides = [
      { line: 3 },
      { line: null },
      { side: 'LEFT' },
      { path: '../../etc/passwd' },
      { user: null },
    ];
    const github = await sample({ 'pulls/7/comments': entries(5, (n) => sides[n] ?? {}) });
    const { reviewRemarks } = await textOf(github);
    expect(reviewRemarks.map(({ author, line }) => [author, line])).toEqual([
      ['bob', 3],
      ['bob', null],
      ['bob', null],
      ['ghost', 1],
    ]);
  });

  it('joins the words of reviews, in order of time; an approval without words says nothing', async () => {
    const github = await sample({
      'issues/7/comments': entries(2, (n) => ({ body: `comment ${n}\r\nmore`, created_at: at(10 * n) })),
      'pulls/7/reviews': [
        { user: { login: 'cat' }, submitted_at: at(5), body: 'Please no.', state: 'CHANGES_REQUESTED' },
        { user: { login: 'dan' }, submitted_at: at(6), body: '', state: 'APPROVED' },
        { user: { login: 'dan' }, submitted_at: null, body: null, state: 'PENDING' },
      ],
    });
    expect((await textOf(github)).discussion.map(({ author, text }) => [author, text])).toEqual([
      ['bob', 'comment 0\nmore'],
      ['cat', 'Please no.'],
      ['bob', 'comment 1\nmore'],
    ]);
  });

  it('has a description in whole lines, and says how many are left out', async () => {
    const body = Array.from({ length: 500 }, (_, n) => `line ${n} `.padEnd(99, 'ü')).join('\r\n');
    const read = (await textOf(await sample({}, { body }))).body.split('\n');
    const left = Number(/^\[(\d+) more lines\]$/.exec(read.at(-1) ?? '')?.[1]);
    expect(read.length - 1 + left).toBe(500);
    expect(Buffer.byteLength(read.join('\n'))).toBeLessThan(13_000);
    expect((await textOf(await sample({}, { body: null, user: null }))).body).toBe('');
  });
});
