import { describe, expect, it } from 'vitest';
import { ghIsMissing } from '../../kit/required-gh.ts';
import { bug, postSession, shipped } from './post-session.ts';

const THREE = 'export const line3 = 100 + 3;';
const THIRTY = 'export const line30 = 100 + 30;\nexport const line31 = 100 + 31;';
const TWO = [bug('src/sum.ts', THREE, 'Three is wrong'), bug('src/sum.ts', THIRTY, 'Thirty is wrong')];

describe.skipIf(ghIsMissing())('post, through the real gh (needs gh on PATH)', () => {
  it('is one review that approves nothing, with a comment at each place; and nothing a second time', async () => {
    const { github, kept, reviewed } = await postSession();
    const run = await reviewed(TWO);
    const first = await shipped(github, ['post', run]);
    expect([first.stderr, first.status]).toEqual(['', 0]);
    expect(first.stdout).toContain('a review with 2 comments');
    expect(kept.reviews.map(({ event }) => event)).toEqual(['COMMENT']);
    expect(kept.threads.map(({ path, line, side, startLine }) => [path, startLine, line, side])).toEqual([
      ['src/sum.ts', null, 3, 'RIGHT'],
      ['src/sum.ts', 29, 30, 'RIGHT'],
    ]);
    expect(kept.threads[0]!.comments[0]!.body).toContain('**Three is wrong**');
    const before = structuredClone({ reviews: kept.reviews, threads: kept.threads });
    const second = await shipped(github, ['post', run]);
    expect([second.stderr, second.status]).toEqual(['', 0]);
    expect(second.stdout).toContain('up to date, nothing was posted');
    expect({ reviews: kept.reviews, threads: kept.threads }).toEqual(before);
    expect(kept.written).toEqual(['review with 2']);
  });

  it('a dry run shows everything and sends nothing', async () => {
    const { kept, reviewed, post, github } = await postSession();
    const { status, stdout } = await post(await reviewed(TWO), '--dry-run');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^dry run[\s\S]*src\/sum\.ts:3 RIGHT[\s\S]*Three is wrong[\s\S]*comments: 2 new/);
    expect(kept.written).toEqual([]);
    const posted = github.asked.filter(({ method, path }) => method === 'POST' && path !== 'graphql');
    expect(posted).toEqual([]);
  });
});
