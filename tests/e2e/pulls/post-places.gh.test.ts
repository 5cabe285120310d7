import { describe, expect, it } from 'vitest';
import { ghIsMissing } from '../../kit/required-gh.ts';
import { somebodySays } from '../../kit/github-threads.ts';
import { bug, postSession } from './post-session.ts';

const THREE = 'export const line3 = 100 + 3;';
const THIRTY = 'export const line30 = 100 + 30;\nexport const line31 = 100 + 31;';
const TWO = [bug('src/sum.ts', THREE, 'Three is wrong'), bug('src/sum.ts', THIRTY, 'Thirty is wrong')];

describe.skipIf(ghIsMissing())('where a post says it, through the real gh (needs gh on PATH)', () => {
  it('a removed line is commented on the left, what has no line stands in the text with its place', async () => {
    const { kept, reviewed, post } = await postSession();
    const removed = bug('src/sum.ts', 'export const line20 = 20;', 'Twenty is gone', { side: 'old' });
    const context = bug('src/sum.ts', 'export const line12 = 12;', 'Twelve is off');
    const run = await reviewed([removed, context], { options: { noRules: true, scopePolicy: 'file' } });
    const { status, stdout } = await post(run);
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining(
        'comments: 1 new, 0 updated, 0 resolved, 0 as they were, 1 findings in the text',
      ),
    ]);
    expect(kept.threads.map(({ line, side }) => [line, side])).toEqual([[20, 'LEFT']]);
    expect(kept.reviews[0]!.body).toContain('Without a comment at a line (1)');
    expect(kept.reviews[0]!.body).toContain('`src/sum.ts:12`');
  });

  it('a finding that is back is opened again, unless a person had resolved it', async () => {
    const { kept, reviewed, post } = await postSession();
    const fresh = { sinceLast: false };
    await post(await reviewed(TWO));
    kept.threads[1]!.resolvedBy = 'ann';
    await post(await reviewed([TWO[1]!], fresh));
    expect(kept.threads.map(({ resolvedBy }) => resolvedBy)).toEqual(['robot', 'ann']);
    expect(kept.threads[0]!.comments[0]!.body).toContain('**Not raised again** by a complete review');
    await post(await reviewed(TWO, fresh));
    expect(kept.threads.map(({ resolvedBy }) => resolvedBy)).toEqual([null, 'ann']);
    expect(kept.threads[0]!.comments[0]!.body).toMatch(/ open -->\n\*\*Three is wrong\*\*/);
    expect(kept.threads).toHaveLength(2);
  });

  it('a pull request of a fork has its review in the repository that it wants into', async () => {
    const { github, kept, reviewed, post } = await postSession();
    const sha = github.author.git('rev-parse', 'topic');
    github.open(7, 'topic', { head: { ref: 'main', sha, repo: { full_name: 'eve/shop' } } });
    expect((await post(await reviewed(TWO))).status).toBe(0);
    expect(kept.threads).toHaveLength(2);
    expect(github.asked.filter(({ path }) => /eve/.test(path))).toEqual([]);
  });

  it('among more threads and reviews of others than a page holds, each of ours is found again', async () => {
    const { kept, reviewed, post } = await postSession();
    const run = await reviewed(TWO);
    const crowd = (count: number): void => {
      for (let n = 0; n < count; n += 1) {
        somebodySays(kept, 'ann', 'src/sum.ts', `remark ${n}`);
        kept.reviews.push({
          ...{ id: `PRR_ann${kept.reviews.length}`, author: 'ann', event: 'COMMENT' },
          ...SENT,
        });
      }
    };
    crowd(130);
    expect((await post(run)).stdout).toContain('a review with 2 comments');
    crowd(130);
    expect((await post(run)).stdout).toContain('nothing was posted');
    expect(kept.written).toEqual(['review with 2']);
  });
});

const SENT = { commit: 'c', state: 'COMMENTED', body: 'words' } as const;
