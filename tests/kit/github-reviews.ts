import { answerGraphql } from './github-graphql.ts';
import { createReview, type ListedPatch } from './github-create-review.ts';
import type { GithubSample } from './github-sample.ts';
import type { Answer, Asked } from './github-server.ts';
import { keptReviews, type KeptReviews } from './github-threads.ts';

/** The reviews of a pull request of a sample, which from now on may be posted to. */
export type Postable = KeptReviews & {
  /** Answers before everything else; undefined leaves it to the server. */
  interrupt: (asked: Asked) => Answer | 'hang' | undefined;
};

/** Makes the sample's GitHub take reviews of a pull request, and compare its two sides. */
export function postable(github: GithubSample, number = 7): Postable {
  const kept: Postable = Object.assign(keptReviews(number), { interrupt: () => undefined });
  const head = (): string =>
    github.author.git('--git-dir', github.bare, 'rev-parse', `refs/pull/${number}/head`);
  github.override = (asked) => {
    const { method, path, body } = asked;
    const stopped = kept.interrupt(asked);
    if (stopped !== undefined) return stopped;
    if (path === 'graphql') return answerGraphql(kept, body);
    const rest = /^repos\/acme\/shop\/(.*)$/i.exec(path)?.[1] ?? '';
    const [, base, tip] = /^compare\/([0-9a-f]+)\.\.\.([0-9a-f]+)$/.exec(rest) ?? [];
    if (base !== undefined && tip !== undefined) {
      return {
        status: 200,
        body: { merge_base_commit: { sha: github.author.git('merge-base', base, tip) } },
      };
    }
    if (method !== 'POST') return undefined;
    if (rest !== `pulls/${number}/reviews`) return { status: 404, body: { message: 'Not Found' } };
    const files = (github.lists.get(`pulls/${number}/files`) ?? []) as unknown as readonly ListedPatch[];
    return createReview(kept, head(), files, body);
  };
  return kept;
}
