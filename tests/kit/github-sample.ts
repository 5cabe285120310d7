import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { githubServer, type Answer, type Asked, type GithubServer } from './github-server.ts';
import { sampleFolder, sampleRepository, type SampleRepository } from './sample-repository.ts';

/** Fields of GitHub's answers that a test states; the rest is filled in. */
export type PullFields = Readonly<Record<string, unknown>>;
export type Lists = ReadonlyMap<string, readonly PullFields[]>;

/** A repository on GitHub, somebody who writes its branches, and a clone of it that belongs to the user. */
export type GithubSample = GithubServer & {
  readonly author: SampleRepository;
  readonly user: SampleRepository;
  /** Where the remote `origin` of the user really fetches from. */
  readonly bare: string;
  /** Pushes both branches and opens a pull request, or describes it anew. */
  readonly open: (number: number, head: string, fields?: PullFields) => void;
  /** What GitHub lists below a path, page by page: `issues/7/comments`. */
  readonly lists: Map<string, readonly PullFields[]>;
  /** Answers before all others; undefined leaves it to the sample. */
  override: (asked: Asked) => Answer | 'hang' | undefined | Promise<Answer | 'hang' | undefined>;
};

export const ADDRESS = 'https://github.com/acme/shop.git';

/** @param files of the first commit on `main` */
export async function githubSample(
  files: Readonly<Record<string, string>>,
  address = ADDRESS,
): Promise<GithubSample> {
  const author = sampleRepository(files);
  const bare = join(sampleFolder(), 'bare.git');
  execFileSync('git', ['clone', '-q', '--bare', author.top, bare]);
  const user = cloneOf(bare, address);
  const pulls = new Map<number, PullFields>();
  const lists = new Map<string, readonly PullFields[]>();
  const server = await githubServer(
    async (asked) => (await sample.override(asked)) ?? answerOf(asked, pulls, lists),
  );
  const sample: GithubSample = {
    ...server,
    author,
    user,
    bare,
    lists,
    open: (number, head, fields = {}) => {
      author.git('push', '-q', '--force', bare, 'main', `${head}:refs/pull/${number}/head`);
      lists.set(`pulls/${number}/files`, filesOf(author, head));
      const [base, tip] = [author.git('rev-parse', 'main'), author.git('rev-parse', head)];
      const changed = lists.get(`pulls/${number}/files`)?.length;
      pulls.set(number, { ...pullAs(number, base, tip, head), changed_files: changed, ...fields });
    },
    override: () => undefined,
  };
  return sample;
}

/** The user's clone: its remote has GitHub's address, and git is told where that really is. */
function cloneOf(bare: string, address: string): SampleRepository {
  const user = sampleRepository();
  user.git('remote', 'add', 'origin', address);
  user.git('config', `url.${bare}.insteadOf`, address);
  user.git('fetch', '-q', 'origin');
  user.git('reset', '-q', '--hard', 'origin/main');
  return user;
}

/** GitHub's list, drawn up by git's porcelain. */
function filesOf(author: SampleRepository, head: string): PullFields[] {
  const words = { A: 'added', D: 'removed', M: 'modified', T: 'changed' } as const;
  const listing = author.git('diff', '--name-status', '-M', `main...${head}`);
  const patches = patchesOf(author, head);
  return listing
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      const [status = '', first = '', second] = line.split('\t');
      const patch = patches[at] === undefined ? {} : { patch: patches[at] };
      if (second !== undefined)
        return { filename: second, status: 'renamed', previous_filename: first, ...patch };
      return { filename: first, status: words[status as keyof typeof words], ...patch };
    });
}

/** The hunks of each file in the order of the list, without headers, as GitHub shows them; undefined where there are none. */
function patchesOf(author: SampleRepository, head: string): (string | undefined)[] {
  const diff = author.git('diff', '-M', '-U3', `main...${head}`);
  return diff
    .split(/^(?=diff --git )/m)
    .filter(Boolean)
    .map((file) => /^@@ [\s\S]*/m.exec(file)?.[0].replace(/\n$/, ''));
}

function pullAs(number: number, base: string, tip: string, head: string): PullFields {
  const repo = { full_name: 'acme/shop', private: false };
  return {
    number,
    title: 'Round totals up',
    body: 'Totals were rounded down.',
    user: { login: 'ann', type: 'User' },
    state: 'open',
    merged_at: null,
    draft: false,
    base: { label: 'acme:main', ref: 'main', sha: base, repo },
    head: { label: `acme:${head}`, ref: head, sha: tip, repo },
  };
}

function answerOf({ path, search }: Asked, pulls: ReadonlyMap<number, PullFields>, lists: Lists): Answer {
  const ours = /^repos\/acme\/shop(?:\/(.*))?$/i.exec(path);
  if (ours === null) return { status: 404, body: { message: 'Not Found' } };
  const rest = ours[1];
  if (rest === undefined) return { status: 200, body: { full_name: 'acme/shop' } };
  const pull = pulls.get(Number(/^pulls\/(\d+)$/.exec(rest)?.[1] ?? -1));
  if (pull !== undefined) return { status: 200, body: pull };
  if (/^pulls\/\d+$/.test(rest)) return { status: 404, body: { message: 'Not Found' } };
  return pageOf(lists.get(rest) ?? [], path, search);
}

/** At most 100 entries a page, with the links that GitHub adds when there is more than one. */
function pageOf(entries: readonly PullFields[], path: string, search: URLSearchParams): Answer {
  const size = Math.min(100, Number(search.get('per_page') ?? 30));
  const page = Number(search.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(entries.length / size));
  const ordered = search.get('direction') === 'desc' ? entries.toReversed() : entries;
  const link = (to: number, rel: string): string =>
    `<https://api.github.com/${path}?per_page=${size}&page=${to}>; rel="${rel}"`;
  const links = [
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(page - 1, 'prev'), link(1, 'first')] : []),
  ];
  return {
    status: 200,
    headers: links.length === 0 ? {} : { link: links.join(', ') },
    body: ordered.slice((page - 1) * size, page * size),
  };
}
