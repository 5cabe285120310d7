import { posix } from 'node:path';
import type { RepoPath } from '../kernel/repo-path.ts';

/** The word that appears in every text that names a file: its name without its last extension. */
export function wordOf(path: RepoPath): string {
  const name = posix.basename(path);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

const SCRIPT = String.raw`(?:\.[cm]?[jt]sx?)?(?![\w-]|\.\w)`;

/**
 * Whether a text names a file by its old path: by its path from the top or from the text's own folder, with
 * or without its extension, by its name in an import, or, if the name itself has changed, by the old name.
 *
 * It finds too much rather than too little: nobody looks at what it misses.
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
