import { posix } from 'node:path';
import type { RepoPath } from '../kernel/repo-path.ts';

/** The word that every text which names a file holds: its name without its last extension. */
export function wordOf(path: RepoPath): string {
  const name = posix.basename(path);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

const SCRIPT = String.raw`(?:\.[cm]?[jt]sx?)?(?![\w-]|\.\w)`;

/**
 * Whether a text names a file that has another name now: by its path from the top or from the text's own folder, with
 * or without its extension, by its name in an import, or, where the name itself is another one, by that.
 *
 * It finds too much rather than too little: what it says of nothing, nobody looks at.
 */
export function namesFile(reader: RepoPath, text: string, from: RepoPath, to: RepoPath): boolean {
  if (!text.includes(wordOf(from))) return false;
  return patterns(reader, from, to).some((pattern) => new RegExp(pattern, 'u').test(text));
}

function patterns(reader: RepoPath, from: RepoPath, to: RepoPath): string[] {
  const word = wordOf(from);
  const near = posix.relative(posix.dirname(reader), from);
  const [name, newName] = [posix.basename(from), posix.basename(to)];
  const paths = [from, near].filter((path) => path.includes('/'));
  return [
    ...paths.map((path) => String.raw`(?<![\w-])${escaped(path)}(?![\w-])`),
    ...paths.map((path) => String.raw`(?<![\w-])${escaped(withoutExtension(path))}${SCRIPT}`),
    ...(near.includes('/') ? [] : [String.raw`(?<![\w.-])\./${escaped(word)}${SCRIPT}`]),
    ...(name === newName ? [] : [String.raw`(?<![\w/.-])(?:\./)?${escaped(name)}(?![\w-])`]),
    ...(word === wordOf(to)
      ? []
      : [
          String.raw`\b(?:import|from|mod|use|require(?:_relative)?)\b[ \t('"]*(?!\.\.?/)[\w./:]*(?<!\w)${escaped(word)}(?![\w-])`,
        ]),
  ];
}

function withoutExtension(path: string): string {
  return posix.join(posix.dirname(path), wordOf(path as RepoPath));
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
