import { blobAt } from '../../io/git/objects/one-object.ts';
import { askGit, type Repository } from '../../io/git/git.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { CANNOT, readBlame } from './history-blame.ts';
import { lineCountOf } from '../../context/line-index.ts';

/** Some lines of a file as it is at `to`, and who may have written them since `from`. */
export type LinesOfRange = {
  readonly path: RepoPath;
  /** 1-based, both ends included; may reach past the end of the file. */
  readonly lines: readonly [number, number];
  readonly from: string;
  readonly to: string;
  /** The commits in question. */
  readonly among: readonly string[];
};

/**
 * The commits that some lines are the work of: who wrote one of them, by blame; and when none of them did, who was the
 * last to change or remove something right there. Empty when none had anything to do with them.
 */
export async function commitsOfLines(repository: Repository, asked: LinesOfRange): Promise<string[]> {
  const { path, to, lines, among } = asked;
  const count = await linesIn(repository, to, path);
  if (count === 0) return [];
  const [start, end] = lines.map((line) => Math.min(line, count)) as [number, number];
  const file = { path, basePath: path, removed: [], ranges: [{ start, end }] };
  const blamed = new Set((await readBlame(repository, to, file)).lines.map(({ sha }) => sha));
  const wrote = among.filter((sha) => blamed.has(sha));
  if (wrote.length > 0) return wrote;
  const changed = await changedThere(repository, asked, [Math.max(1, start - 1), Math.min(count, end + 1)]);
  return changed.filter((sha) => among.includes(sha)).slice(0, 1);
}

async function linesIn(repository: Repository, at: string, path: string): Promise<number> {
  const content = await blobAt(repository, at, path);
  return content === undefined ? 0 : lineCountOf(content.toString('latin1'));
}

/** Lines that are gone have no blame: what was changed around the place, the newest first. */
async function changedThere(
  repository: Repository,
  { path, from, to }: LinesOfRange,
  [start, end]: readonly [number, number],
): Promise<string[]> {
  const options = ['--first-parent', '--format=%x00%H', '--no-ext-diff', '--no-textconv', '--no-color'];
  const args = ['log', ...options, `-L${start},${end}:${path}`, `${from}..${to}`, '--'];
  const { status, stdout } = await askGit(repository, args, { answers: [0, CANNOT] });
  if (status !== 0) return [];
  return [...stdout.toString('latin1').matchAll(/^\0([0-9a-f]+)$/gm)].map(([, sha = '']) => sha);
}
