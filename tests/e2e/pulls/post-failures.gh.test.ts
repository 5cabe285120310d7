import { describe, expect, it } from 'vitest';
import type { Answer, Asked } from '../../kit/github-server.ts';
import { ghIsMissing } from '../../kit/required-gh.ts';
import { AFTER, bug, postSession } from './post-session.ts';

const THREE = 'export const line3 = 100 + 3;';
const THIRTY = 'export const line30 = 100 + 30;\nexport const line31 = 100 + 31;';
const TWO = [bug('src/sum.ts', THREE, 'Three is wrong'), bug('src/sum.ts', THIRTY, 'Thirty is wrong')];

const isReview = ({ method, path }: Asked): boolean => method === 'POST' && path.endsWith('/pulls/7/reviews');
const isMutation = ({ path, body }: Asked): boolean => path === 'graphql' && body.includes('mutation');
const hasComments = ({ body }: Asked): boolean => /"comments":\[\{/.test(body);
const unprocessable = (error: string): Answer => ({
  status: 422,
  body: { message: 'Unprocessable Entity', errors: [error] },
});

describe.skipIf(ghIsMissing())(
  'a post that does not succeed at once, through the real gh (needs gh on PATH)',
  () => {
    it('comments that GitHub does not take stand in the text of one review, until it takes them', async () => {
      const { kept, reviewed, post } = await postSession();
      const run = await reviewed(TWO);
      kept.interrupt = (asked) =>
        isReview(asked) && hasComments(asked) ? unprocessable('Path could not be resolved') : undefined;
      const first = await post(run);
      expect([first.status, first.stdout]).toEqual([
        0,
        expect.stringMatching(
          /a review with 0 comments\ncomments: 0 new, .* 2 findings in the text\nGitHub took no comments at lines.*Path could not be resolved/,
        ),
      ]);
      expect(kept.reviews.map(({ body }) => body)).toEqual([
        expect.stringMatching(/did not accept comments on lines[\s\S]*Three is wrong[\s\S]*Thirty is wrong/),
      ]);
      const second = await post(run, '--json');
      expect(JSON.parse(String(second.stdout))).toMatchObject({
        comments: { created: 0, told: 2 },
        without_comments: 'Unprocessable Entity: Path could not be resolved',
        new_comments: [],
      });
      expect(kept.written).toEqual(['review with 0']);
      kept.interrupt = () => undefined;
      expect((await post(run)).stdout).toContain('a review with 2 comments');
      expect(kept.reviews.map(({ body }) => body.split('\n')[0])).toEqual([
        '<!-- correctless:review 1 superseded -->',
        '<!-- correctless:review 1 current -->',
      ]);
    });

    it('what GitHub does not take at all, or not beside a review that was begun, is refused', async () => {
      const { kept, reviewed, post } = await postSession();
      const run = await reviewed(TWO);
      kept.interrupt = (asked) => (isReview(asked) ? unprocessable('Locked\u202e') : undefined);
      const refused = await post(run);
      expect([refused.status, refused.stderr]).toEqual([
        4,
        expect.stringMatching(
          /^post\/refused: .*Locked\\u\{202e\}.*nothing was posted\nhint: nothing of the review/s,
        ),
      ]);
      kept.interrupt = (asked) =>
        isReview(asked) ? unprocessable('User can only have one pending review per pull request') : undefined;
      expect((await post(run)).stderr).toMatch(/^post\/pending-review: .*\nhint: submit or discard/);
      kept.interrupt = () => undefined;
      kept.reviews.push({ ...{ id: 'PRR_mine', author: 'robot', event: '' }, ...BEGUN });
      const pending = await post(run);
      expect([pending.status, pending.stderr]).toEqual([2, expect.stringMatching(/^post\/pending-review: /)]);
      expect(kept.written).toEqual([]);
      Object.assign(kept.reviews[0]!, { author: 'ann' });
      expect((await post(run)).status).toBe(0);
    });

    it('a review whose answer was lost on the way is found by the next post', async () => {
      const { kept, reviewed, post } = await postSession();
      const run = await reviewed(TWO);
      kept.interrupt = (asked, go) => {
        if (!isReview(asked)) return undefined;
        go();
        return 'cut';
      };
      const cut = await post(run);
      expect([cut.status, cut.stderr]).toEqual([
        4,
        expect.stringMatching(
          /^environment\/gh-unreachable: .*as far as is known nothing was posted\nhint: .*correctless post /s,
        ),
      ]);
      expect((await post(run)).stdout).toContain('nothing was posted');
      expect(kept.written).toEqual(['review with 2']);
    });

    it('wherever it stops, it says how far it came, and the same command goes on', async () => {
      const { kept, reviewed, post } = await postSession();
      await post(await reviewed(TWO));
      const run = await reviewed([], { sinceLast: false });
      kept.written.length = 0;
      const limited = { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] };
      const stops: readonly [Answer | 'cut', RegExp][] = [
        [{ status: 502 }, /^environment\/gh-unreachable: .*posted before: the review updated\n/],
        [
          { status: 403, headers: { 'retry-after': '60' }, body: { message: 'secondary rate limit' } },
          /^environment\/gh-rate-limited: .*for another 60 s/,
        ],
        [{ status: 200, body: limited }, /^environment\/gh-rate-limited: .*posted before: 1 resolved\n/],
        ['cut', /^environment\/gh-unreachable: /],
      ];
      // One step of five succeeds each time.
      for (const [answer, said] of stops) {
        let mutations = 0;
        kept.interrupt = (asked) => (isMutation(asked) && (mutations += 1) === 2 ? answer : undefined);
        const stopped = await post(run);
        expect([stopped.status, stopped.stderr]).toEqual([4, expect.stringMatching(said)]);
        expect(stopped.stderr).toContain(
          `the same command does the rest and posts nothing twice: correctless post ${run}`,
        );
      }
      kept.interrupt = () => undefined;
      expect((await post(run)).status).toBe(0);
      expect(kept.written.map((what) => what.split(' ')[0])).toEqual([
        'edit',
        'resolve',
        'edit',
        'resolve',
        'edit',
      ]);
      expect(kept.threads.map(({ resolvedBy }) => resolvedBy)).toEqual(['robot', 'robot']);
      expect((await post(run)).stdout).toContain('nothing was posted');
    });

    it('a thread that this login may not resolve stays open, and its comment says that its finding is gone', async () => {
      const { kept, reviewed, post } = await postSession();
      await post(await reviewed([TWO[0]!]));
      kept.mayResolve = false;
      const run = await reviewed([], { sinceLast: false });
      const { status, stdout } = await post(run);
      expect([status, stdout]).toEqual([
        0,
        expect.stringContaining('Resource not accessible by integration'),
      ]);
      expect(kept.threads.map(({ resolvedBy }) => resolvedBy)).toEqual([null]);
      expect(kept.threads[0]!.comments[0]!.body).toMatch(/ gone -->\n\*\*Not raised again\*\*/);
      expect((await post(run)).stdout).toContain('nothing was posted');
    });

    it('somebody pushes while the pull request is read: nothing is posted', async () => {
      const { kept, reviewed, post, push } = await postSession();
      const run = await reviewed(TWO);
      let pushed = false;
      kept.interrupt = ({ path }) => {
        if (!pushed && path.endsWith('/pulls/7/files')) push({ 'src/sum.ts': AFTER.replace(THREE, '') });
        pushed ||= path.endsWith('/pulls/7/files');
        return undefined;
      };
      const { status, stderr } = await post(run);
      expect([pushed, status, stderr]).toEqual([true, 2, expect.stringMatching(/^post\/outdated: /)]);
      expect(kept.written).toEqual([]);
    });

    it('a shard is not posted as if it were the review', async () => {
      const { kept, reviewed, post, push } = await postSession();
      push({ 'src/far.ts': 'export const far = line4;\n' });
      const { status, stderr } = await post(await reviewed([], { shard: { index: 1, of: 2 } }));
      expect([status, stderr]).toEqual([
        2,
        expect.stringMatching(/^post\/no-pull-request: .*shard 1 of 2.*\nhint: .*correctless merge/s),
      ]);
      expect(kept.written).toEqual([]);
    });
  },
);

const BEGUN = { commit: 'c', state: 'PENDING', body: '' } as const;
