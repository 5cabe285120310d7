import type { ListedPaths } from '../../diff/check/listed-paths.ts';
import { askGithub } from '../gh/gh.ts';
import type { ServedFile } from '../comments/commentable-lines.ts';
import type { PullRequest } from '../names/pull-request.ts';
import { mapWithLimit } from '../../gather/map-with-limit.ts';
import { list, text, textOrNull } from './fields.ts';
import { apiPath, unexpected } from './read-pull-request.ts';

const PAGE = 100;
/** The most files of a pull request that GitHub lists. */
export const MOST_LISTED = 3000;
const AT_ONCE = 4;

/**
 * The paths that GitHub lists for a pull request. Its own count of files gives the number of pages.
 *
 * @throws environment/gh-*
 */
export async function readListedPaths(pull: PullRequest): Promise<ListedPaths> {
  const names = await readFiles(pull, namesOf);
  return { paths: names.flat(), cutOff: pull.changedFiles > MOST_LISTED };
}

/** The same list with GitHub's patch of each file; at most 3,000 files. */
export function readServedFiles(pull: PullRequest): Promise<ServedFile[]> {
  return readFiles(pull, servedFile);
}

async function readFiles<One>(pull: PullRequest, read: (file: unknown) => One): Promise<One[]> {
  const pages = Math.ceil(Math.min(pull.changedFiles, MOST_LISTED) / PAGE);
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  const files = await mapWithLimit(numbers, AT_ONCE, async (page) => {
    const path = apiPath(pull.place, `/pulls/${pull.number}/files?per_page=${PAGE}&page=${page}`);
    const answer = await askGithub(pull.place.repository.host, path);
    if (answer.status !== 200) throw unexpected(answer);
    return list(answer.body).map(read);
  });
  return files.flat();
}

function namesOf(file: unknown): string[] {
  const { path, from } = servedFile(file);
  return [path, ...(from === null ? [] : [from])];
}

/** A copied file also has a previous name, but that file did not change. */
function servedFile(file: unknown): ServedFile {
  const former = text(file, 'status') === 'renamed' ? textOrNull(file, 'previous_filename') : null;
  return { path: text(file, 'filename'), from: former, patch: textOrNull(file, 'patch') };
}
