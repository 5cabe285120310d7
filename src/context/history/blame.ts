import { decodeName, readQuotedName } from '../../diff/patch/names.ts';

/** One line of the base file and the last commit that touched it. */
export type BlamedLine = {
  readonly sha: string;
  /** At base, 1-based. */
  readonly line: number;
  /** In that commit. */
  readonly originalLine: number;
  /** The file's path in that commit. */
  readonly originalPath: string;
};

/** Lines of `git blame --porcelain`. A line's content follows a TAB, so it is never mistaken for anything else. */
export function parseBlame(output: Buffer): BlamedLine[] {
  const blamed: BlamedLine[] = [];
  const paths = new Map<string, string>();
  let current: Omit<BlamedLine, 'originalPath'> | undefined;
  for (const text of output.toString('latin1').split('\n')) {
    const [, sha, original, final] = /^([0-9a-f]{40,64}) (\d+) (\d+)/.exec(text) ?? [];
    if (sha !== undefined) current = { sha, originalLine: Number(original), line: Number(final) };
    else if (current === undefined) continue;
    else if (text.startsWith('filename ')) paths.set(current.sha, nameOf(text.slice('filename '.length)));
    else if (text.startsWith('\t')) {
      blamed.push({ ...current, originalPath: paths.get(current.sha) ?? '' });
      current = undefined;
    }
  }
  return blamed;
}

function nameOf(written: string): string {
  return decodeName(readQuotedName(written)?.name ?? written);
}
