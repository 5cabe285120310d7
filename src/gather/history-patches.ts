import { parseCommitPatches, type CommitPatch } from '../context/history/commit-patches.ts';
import { excerptOf } from '../context/history/excerpt.ts';
import type { RowCandidate } from '../context/history/rows.ts';
import type { HistoryRow } from '../context/history-table.ts';
import { compareText } from '../kernel/order.ts';
import { readGit, type Repository } from '../io/git.ts';

/** Every option that changes what a patch says, stated, as for the change itself. A merge is compared with its first parent. */
const PATCHES: readonly string[] = [
  ...[
    '--literal-pathspecs',
    'diff-tree',
    '--stdin',
    '-r',
    '-p',
    '-U3',
    '--root',
    '--diff-merges=first-parent',
  ],
  ...[
    '-M50%',
    '-O/dev/null',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--no-relative',
    '--full-index',
  ],
  ...['--submodule=short', '--diff-algorithm=myers', '--src-prefix=a/', '--dst-prefix=b/'],
];

/** The rows with an excerpt of what each commit did to its file, from one process. */
export async function withPatches(
  repository: Repository,
  chosen: readonly RowCandidate[],
): Promise<HistoryRow[]> {
  if (chosen.length === 0) return [];
  const shas = [...new Set(chosen.map((candidate) => candidate.row.sha))];
  const paths = [...new Set(chosen.map((candidate) => candidate.pathThen))].toSorted(compareText);
  const output = await readGit(repository, [...PATCHES, '--', ...paths], { input: `${shas.join('\n')}\n` });
  const patches = parseCommitPatches(output);
  return chosen.map((candidate) => withPatch(candidate, patches.get(candidate.row.sha)));
}

function withPatch({ row, pathThen, linesThen }: RowCandidate, commit: CommitPatch | undefined): HistoryRow {
  const change = [...(commit?.changed.values() ?? [])].find((file) => file.path === pathThen);
  if (commit === undefined || change === undefined || change.kind === 'opaque') return row;
  return { ...row, patch: excerptOf(commit.patch, change.hunks, linesThen) };
}
