import { askGithub, type GhAnswer } from '../gh/gh.ts';
import { lastPage } from '../gh/gh-answer.ts';
import type { PullRequestPlace } from '../names/pull-request.ts';
import { list } from './fields.ts';
import { apiPath, unexpected } from './read-pull-request.ts';

const PAGE = 100;
/** At most this many pages of a list are read. */
const MOST_PAGES = 5;

export type NewestItems<One> = {
  /** Oldest first. */
  readonly items: readonly One[];
  /** Number of entries on pages that were not read. */
  readonly unread: number;
};

/**
 * The newest entries of a list that GitHub returns oldest first: its last page, and earlier pages until the texts fill the room.
 *
 * @param read converts an entry, or returns undefined to skip it
 * @param room bytes
 * @throws environment/gh-*
 */
export async function readNewest<One>(
  place: PullRequestPlace,
  path: string,
  read: (entry: unknown) => One | undefined,
  { room, bytesOf }: { readonly room: number; readonly bytesOf: (one: One) => number },
): Promise<NewestItems<One>> {
  const page = (number: number): Promise<GhAnswer> => askPage(place, path, number);
  const first = await page(1);
  const last = lastPage(first);
  let items: One[] = [];
  let bytes = 0;
  for (let at = last; at >= 1; at -= 1) {
    if (bytes > room || at <= last - MOST_PAGES) return { items, unread: at * PAGE };
    const entries = list((at === 1 ? first : await page(at)).body).flatMap((one) => read(one) ?? []);
    items = [...entries, ...items];
    bytes += entries.reduce((sum, one) => sum + bytesOf(one), 0);
  }
  return { items, unread: 0 };
}

async function askPage(place: PullRequestPlace, path: string, page: number): Promise<GhAnswer> {
  const answer = await askGithub(
    place.repository.host,
    apiPath(place, `${path}?per_page=${PAGE}&page=${page}`),
  );
  if (answer.status === 200) return answer;
  throw unexpected(answer);
}
