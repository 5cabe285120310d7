import { blobAt } from '../../io/git/objects/one-object.ts';
import { askGit, type Repository } from '../../io/git/git.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { GIT_FATAL, readBlame } from './history-blame.ts';
import { lineCountOf } from '../../context/line-index.ts';

/** Some lines of a file at `to`, and the commits since `from` that may have written them. */
export type LinesOfRange = {
  readonly path: RepoPath;
  /** 1-based, both ends included; may reach past the end of the file. */
  readonly lines: readonly [number, number];
  readonly from: string;
  readonly to: string;
  /** The candidate commits. */
  readonly among: readonly string[];
};

/**
 * The commits responsible for some lines: those that wrote one of them, by blame; if none did, the last to change or
 * remove something at that place. Empty if none of the candidates is involved.
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

/** Deleted lines have no blame: what was changed around the place, the newest first. */
async function changedThere(
  repository: Repository,
  { path, from, to }: LinesOfRange,
  [start, end]: readonly [number, number],
): Promise<string[]> {
  const options = ['--first-parent', '--format=%x00%H', '--no-ext-diff', '--no-textconv', '--no-color'];
  const args = ['log', ...options, `-L${start},${end}:${path}`, `${from}..${to}`, '--'];
  const { status, stdout } = await askGit(repository, args, { answers: [0, GIT_FATAL] });
  if (status !== 0) return [];
  return [...stdout.toString('latin1').matchAll(/^\0([0-9a-f]+)$/gm)].map(([, sha = '']) => sha);
}
