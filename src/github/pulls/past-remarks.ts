import { remarksOfRows, type PastRemarks, type PlacedRemark } from '../../context/history/past-remarks.ts';
import type { RowCandidate } from '../../context/history/rows.ts';
import { askGithub, type GhAnswer } from '../gh/gh.ts';
import { lastPage } from '../gh/gh-answer.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import type { PullRequestPlace } from '../names/pull-request.ts';
import { mapWithLimit } from '../../gather/map-with-limit.ts';
import { count, lineOrNull, list, text, textOrNull } from './fields.ts';
import { likelyPlace } from './place.ts';
import { PATIENCE } from './patience.ts';
import { apiPath } from './read-pull-request.ts';

/** `but`: the pull request under review, whose own comments are not history. */
export type RemarksWanted = { readonly but: number | undefined };

export const NO_PAST_REMARKS: PastRemarks = { byRow: new Map(), notes: [] };

/** Most commits to ask about. Several of them usually came with one pull request. */
const MOST_COMMITS = 20;
const MOST_PULLS = 10;
const AT_ONCE = 4;

/**
 * Review comments that people made when the lines next to the change were added. Only where gh is logged in to the host of a
 * remote. An error becomes a note, because a review does not need them.
 */
export async function readPastRemarks(
  repository: Repository,
  rows: readonly RowCandidate[],
  wanted: RemarksWanted,
): Promise<PastRemarks> {
  const standing = rows.filter(({ linesThen }) => linesThen.length > 0).map(({ row }) => row.sha);
  const commits = first(MOST_COMMITS, [...new Set(standing)], 'commits');
  if (commits.kept.length === 0) return NO_PAST_REMARKS;
  try {
    const place = await likelyPlace(repository);
    if (place === undefined) return NO_PAST_REMARKS;
    const ask = askerWithin(place);
    const pulls = await pullsOf(commits.kept, ask, wanted);
    const numbers = first(MOST_PULLS, [...new Set([...pulls.values()].flat())], 'pull requests');
    const read = await mapWithLimit(numbers.kept, AT_ONCE, (number) => remarksOf(number, ask));
    const remarks = read.flatMap((one) => one.remarks);
    const { byRow, notes } = remarksOfRows(rows, pulls, remarks);
    const cut = [commits, numbers, ...read].flatMap((one) => one.note ?? []);
    return { byRow, notes: [...cut, ...notes] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...NO_PAST_REMARKS, notes: [`previous review comments were not read: ${error.message}`] };
  }
}

type Some<One> = { readonly kept: readonly One[]; readonly note?: string };

function first<One>(most: number, all: readonly One[], what: string): Some<One> {
  if (all.length <= most) return { kept: all };
  return {
    kept: all.slice(0, most),
    note: `review comments were looked for of ${most} of ${all.length} ${what}`,
  };
}

type Ask = (path: string) => Promise<GhAnswer>;

/**
 * Asks with one time limit for all requests; if the first answer is late, nothing more is asked. Nor after a failure: it would
 * only fail again, or use up the login's rate limit.
 */
function askerWithin(place: PullRequestPlace): Ask {
  const { host } = place.repository;
  let end = performance.now() + PATIENCE.all;
  let answered = false;
  return async (path) => {
    const left = end - performance.now();
    if (left <= 0) {
      throw new Failure('environment/gh-unreachable', `${host} took longer than ${PATIENCE.all / 1000} s`);
    }
    try {
      const answer = await askGithub(
        host,
        apiPath(place, path),
        answered ? left : Math.min(left, PATIENCE.first),
      );
      answered = true;
      return answer;
    } catch (error) {
      end = 0;
      throw error;
    }
  };
}

/** The merged pull requests that contained each commit. GitHub answers 422 for a commit it does not have. */
async function pullsOf(
  shas: readonly string[],
  ask: Ask,
  { but }: RemarksWanted,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const pulls = new Map<string, number[]>();
  const [newest = '', ...others] = shas;
  const read = async (sha: string): Promise<void> => {
    const { status, body } = await ask(`/commits/${sha}/pulls`);
    if (status !== 200) return;
    const merged = list(body).filter((pull) => textOrNull(pull, 'merged_at') !== null);
    pulls.set(
      sha,
      merged.map((pull) => count(pull, 'number')).filter((number) => number !== but),
    );
  };
  // Asked alone, because it shows whether there is a network at all.
  await read(newest);
  await mapWithLimit(others, AT_ONCE, read);
  return new Map(shas.map((sha) => [sha, pulls.get(sha) ?? []]));
}

type RemarksRead = { readonly remarks: readonly PlacedRemark[]; readonly note?: string };

/** The newest hundred comments of a pull request. */
async function remarksOf(pullRequest: number, ask: Ask): Promise<RemarksRead> {
  const query = 'per_page=100&sort=created&direction=desc';
  const answer = await ask(`/pulls/${pullRequest}/comments?${query}`);
  if (answer.status !== 200) return { remarks: [] };
  const remarks = list(answer.body).flatMap((entry) => placedRemark(pullRequest, entry) ?? []);
  return lastPage(answer) === 1
    ? { remarks }
    : { remarks, note: `of pull request #${pullRequest} only the newest 100 review comments were read` };
}

function placedRemark(pullRequest: number, entry: unknown): PlacedRemark | undefined {
  const said = (textOrNull(entry, 'body') ?? '').replaceAll('\r\n', '\n').trim();
  // A line of the old side was not added by the commit.
  if (said === '' || textOrNull(entry, 'side') === 'LEFT') return undefined;
  // For a comment whose line is gone at the end, use the line it was made on.
  const line = lineOrNull(entry, 'line') ?? lineOrNull(entry, 'original_line');
  const at = textOrNull(entry, 'created_at') ?? '';
  return { pullRequest, at, text: said, path: text(entry, 'path'), line };
}
