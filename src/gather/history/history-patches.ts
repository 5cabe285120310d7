import { parseCommitPatches, type CommitPatch } from '../../context/history/commit-patches.ts';
import { excerptOf } from '../../context/history/excerpt.ts';
import type { NearChange } from '../../context/history/near-change.ts';
import { parseRenames } from '../../context/history/past-renames.ts';
import type { RowCandidate } from '../../context/history/rows.ts';
import type { HistoryRow } from '../../context/history/history-table.ts';
import type { FileChange } from '../../diff/changed-lines.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { compareText } from '../../kernel/order.ts';
import { askGit, readGit, type Repository } from '../../io/git/git.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';
import { GIT_FATAL } from './history-blame.ts';

/** Every option that changes what git says, made explicit, as for the change itself. A merge is compared with its first parent. */
const DIFF_TREE: readonly string[] = [
  // Content that is too large to be read was binary in the past as well.
  ...['-c', `core.bigFileThreshold=${LARGEST_TEXT}`],
  ...['--literal-pathspecs', 'diff-tree', '--stdin', '-r', '-M50%', '-l1000', '-O/dev/null', '--root'],
  ...['--diff-merges=first-parent', '--no-ext-diff', '--no-textconv', '--no-color', '--no-relative'],
];
const TEXT = ['-p', '-U3', '--full-index', '--submodule=short', '--src-prefix=a/', '--dst-prefix=b/'];

type Patches = ReadonlyMap<string, CommitPatch>;

/**
 * The rows with an excerpt of what each commit did to its file, near the places in `nearOf`: one process, two more if a
 * commit seems to have added its file, since git detects a rename only if it is given both paths.
 */
export async function withPatches(
  repository: Repository,
  chosen: readonly RowCandidate[],
  nearOf: (path: RepoPath) => NearChange | null,
): Promise<{ readonly rows: HistoryRow[]; readonly notes: readonly string[] }> {
  const paths = chosen.map((candidate) => candidate.pathThen);
  const patches = await readPatches(repository, shasOf(chosen), paths);
  if (typeof patches === 'string') return { rows: chosen.map(({ row }) => row), notes: [patches] };
  const adding = chosen.filter((candidate) => !candidate.first && isAdded(changeIn(patches, candidate)));
  const renamed = await readRenamed(repository, adding);
  const followed = await readPatches(
    repository,
    renamed.map(({ sha }) => sha),
    [...paths, ...renamed.map(({ from }) => from)],
  );
  const all = typeof followed === 'string' ? patches : new Map([...patches, ...followed]);
  return { rows: chosen.map((candidate) => withPatch(candidate, all, nearOf)), notes: [] };
}

/** In words if git cannot: a partial or damaged clone lacks old content, and half a patch is useless. */
async function readPatches(
  repository: Repository,
  shas: readonly string[],
  paths: readonly string[],
): Promise<Patches | string> {
  if (shas.length === 0) return new Map();
  const args = [...DIFF_TREE, ...TEXT, '--', ...[...new Set(paths)].toSorted(compareText)];
  const answer = await askGit(repository, args, { input: linesOf(shas), answers: [0, GIT_FATAL] });
  if (answer.status === 0) return parseCommitPatches(answer.stdout);
  return `patches of past commits cannot be shown: ${answer.stderr.trim().split('\n')[0] ?? ''}`;
}

async function readRenamed(
  repository: Repository,
  adding: readonly RowCandidate[],
): Promise<{ readonly sha: string; readonly from: string }[]> {
  if (adding.length === 0) return [];
  const args = [...DIFF_TREE, '--raw', '-z', '--diff-filter=R'];
  const renames = parseRenames(await readGit(repository, args, { input: linesOf(shasOf(adding)) }));
  return adding.flatMap(({ row, pathThen }) => {
    const from = renames.get(row.sha)?.get(pathThen);
    return from === undefined ? [] : [{ sha: row.sha, from }];
  });
}

function withPatch(
  candidate: RowCandidate,
  patches: Patches,
  nearOf: (path: RepoPath) => NearChange | null,
): HistoryRow {
  const commit = patches.get(candidate.row.sha);
  const change = changeIn(patches, candidate);
  if (commit === undefined || change === undefined) return candidate.row;
  const renamed =
    change.kind !== 'deleted' && change.from !== undefined ? [`[renamed from ${change.from}]`] : [];
  const { row, linesThen: wanted } = candidate;
  const near = row.why === 'revert' || row.why === 'fix' ? null : nearOf(row.path);
  const hunks = change.kind === 'opaque' ? [] : [excerptOf(commit.patch, change.hunks, { wanted, near })];
  const patch = [...renamed, ...hunks].join('\n');
  return patch === '' ? row : { ...row, patch };
}

function changeIn(patches: Patches, { row, pathThen }: RowCandidate): FileChange | undefined {
  return [...(patches.get(row.sha)?.changed.values() ?? [])].find((change) => change.path === pathThen);
}

function isAdded(change: FileChange | undefined): boolean {
  return change !== undefined && change.kind !== 'deleted' && change.status === 'added';
}

function shasOf(candidates: readonly RowCandidate[]): string[] {
  return [...new Set(candidates.map(({ row }) => row.sha))];
}

function linesOf(values: readonly string[]): string {
  return [...new Set(values)].map((value) => `${value}\n`).join('');
}
