import { codeLines } from '../../context/comments/code-lines.ts';

/** A file that a fix changes; undefined if it does not exist. */
export type FileOfFix = {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

export type UnchangedCode = { readonly rule: 'code_unchanged'; readonly reason: string };

/** Why a fix of code cannot have fixed anything: it changes only blank lines and comments, as far as that is certain. */
export function unchangedCode(files: readonly FileOfFix[]): UnchangedCode | undefined {
  if (files.length === 0 || !files.every(isSameCode)) return undefined;
  return {
    rule: 'code_unchanged',
    reason: `code_unchanged: only blank lines and comments differ in ${files.map(({ path }) => path).join(', ')}, so the defect is still there`,
  };
}

function isSameCode({ path, before, after }: FileOfFix): boolean {
  if (before === undefined || after === undefined || before === after) return false;
  const code = codeLines(before, path);
  return code !== undefined && code === codeLines(after, path);
}
