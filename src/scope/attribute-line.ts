import type { RepoPath } from '../kernel/repo-path.ts';

/** A line of an attributes file that gives one path, taken literally, an attribute. */
export function attributeLine(path: RepoPath, attribute: string): string {
  const pattern = `/${path}`.replaceAll(/[\\*?[\]]/g, (char) => `\\${char}`);
  // In double quotes a pattern may hold blanks and, escaped as in C, anything else.
  const quoted = pattern.replaceAll(/[\u0000-\u001f"\\\u007f]/g, (char) =>
    char === '"' || char === '\\' ? `\\${char}` : `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
  return `"${quoted}" ${attribute}\n`;
}
