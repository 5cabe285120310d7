import type { AskedFinding, Score } from '../contracts/score.ts';

/**
 * What is wrong with the ids of a scorer's reply, one line each; none when every finding of its packet got its score. That
 * no id is used twice is asked of every reply.
 *
 * All or nothing: where one score belongs to no finding, nobody knows which of the others were meant for it.
 */
export function unmatchedScores(
  scores: readonly Pick<Score, 'id'>[],
  asked: readonly Pick<AskedFinding, 'id'>[],
): string[] {
  const given = new Set(scores.map(({ id }) => id));
  const wanted = new Set(asked.map(({ id }) => id));
  const about = `the packet asks about ${[...wanted].join(', ') || 'nothing'}`;
  return [
    ...[...wanted].filter((id) => !given.has(id)).map((id) => `no score for ${id}: ${about}`),
    ...[...given].filter((id) => !wanted.has(id)).map((id) => `${id} is no finding of this packet: ${about}`),
  ];
}
