import { describe, expect, it } from 'vitest';
import { ghIsMissing } from '../../kit/required-gh.ts';
import { somebodySays } from '../../kit/github-threads.ts';
import { AFTER, bug, postSession } from './post-session.ts';

const THREE = 'export const line3 = 100 + 3;';
const THIRTY = 'export const line30 = 100 + 30;\nexport const line31 = 100 + 31;';
const TWO = [bug('src/sum.ts', THREE, 'Three is wrong'), bug('src/sum.ts', THIRTY, 'Thirty is wrong')];

describe.skipIf(ghIsMissing())('a post after other posts, through the real gh (needs gh on PATH)', () => {
  it('after a push: what is fixed is resolved, what stays is kept, what is new comes with a newer review', async () => {
    const { kept, reviewed, post, push } = await postSession();
    await post(await reviewed(TWO));
    const outdated = await reviewed(TWO);
    push({
      'src/sum.ts': AFTER.replace(THREE, 'export const line3 = 3;').replace('line5 = 5', 'line5 = 55'),
    });
    const refusal = await post(outdated);
    expect([refusal.status, refusal.stderr]).toEqual([
      2,
      expect.stringMatching(/^post\/outdated: .*plan '#7'/s),
    ]);
    const run = await reviewed([TWO[1]!, bug('src/sum.ts', 'export const line5 = 55;', 'Five is wrong')]);
    const { status, stdout } = await post(run);
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining('comments: 1 new, 0 updated, 1 resolved, 1 as they were'),
    ]);
    const [three, thirty, five] = kept.threads;
    expect([three, thirty, five].map((thread) => thread!.resolvedBy)).toEqual(['robot', null, null]);
    expect(three!.comments[0]!.body).toMatch(/ gone -->\n\*\*Fixed\.\*\*[\s\S]*Three is wrong/);
    expect(kept.reviews.map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- correctless:review 1 superseded -->',
      '<!-- correctless:review 1 current -->',
    ]);
    const written = kept.written.length;
    expect((await post(run)).stdout).toContain('nothing was posted');
    expect(kept.written).toHaveLength(written);
  });

  it('an incomplete review says so first and resolves nothing', async () => {
    const { kept, reviewed, post } = await postSession();
    await post(await reviewed(TWO));
    const run = await reviewed([], { sinceLast: false, silent: ['bug-scan'] });
    // Two more tries, then the slot is given up.
    const { status, stdout } = await post(run);
    expect([status, stdout]).toEqual([0, expect.stringContaining('the review is incomplete')]);
    expect(kept.reviews.at(-1)!.body).toMatch(/^<!-- [^\n]*\n\*\*INCOMPLETE: /);
    expect(kept.threads.map(({ resolvedBy }) => resolvedBy)).toEqual([null, null]);
    expect(kept.written.filter((what) => what.startsWith('resolve'))).toEqual([]);
  });

  it('whatever others wrote stays theirs, with our markers in it or not', async () => {
    const { kept, reviewed, post } = await postSession();
    const run = await reviewed([TWO[0]!]);
    await post(run);
    const [ours] = kept.threads;
    const forged = somebodySays(kept, 'eve', 'src/sum.ts', ours!.comments[0]!.body);
    const quoted = somebodySays(kept, 'robot', 'src/sum.ts', `> ${ours!.comments[0]!.body}`);
    kept.reviews.push({ ...kept.reviews[0]!, id: 'PRR_eve', author: 'eve' });
    ours!.comments.push({ id: 'PRRC_answer', author: 'ann', body: 'No.' });
    const others = structuredClone([forged, quoted, ours!.comments[1], kept.reviews[1]]);
    const { status, stdout } = await post(await reviewed([], { sinceLast: false }));
    expect([status, stdout]).toEqual([0, expect.stringContaining('1 resolved')]);
    expect([forged, quoted, ours!.comments[1], kept.reviews[1]]).toEqual(others);
    expect(ours!.resolvedBy).toBe('robot');
  });
});
