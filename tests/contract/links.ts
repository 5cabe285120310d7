import { posix } from 'node:path';
import type { ProjectFile } from './project-files.ts';

export type Link = { readonly path: string; readonly target: string };

/** Links of a page to other files of the project or to a heading; not those that leave it, nor code. */
export function linksIn({ path, text }: ProjectFile): Link[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
  const inline = [...prose.matchAll(/\]\(<?([^)>\s]+)>?(?:\s+"[^"]*")?\)/g)];
  const references = [...prose.matchAll(/^\[[^\]]+\]:\s+(\S+)/gm)];
  return [...inline, ...references]
    .map(([, target = '']) => ({ path, target }))
    .filter(({ target }) => !/^[a-z][a-z+.-]*:/.test(target));
}

/** Why a link leads nowhere, or undefined. `textOf` gives a file's text, and undefined when there is none. */
export function brokenLink(
  { path, target }: Link,
  textOf: (path: string) => string | undefined,
  isFolder: (path: string) => boolean,
): string | undefined {
  const [file = '', heading] = target.split('#');
  const aim = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), decodeURIComponent(file)));
  const text = textOf(aim);
  if (text === undefined) return isFolder(aim.replace(/\/$/, '')) ? undefined : `${path}: no ${aim}`;
  if (heading === undefined || headingsOf(text).includes(heading)) return undefined;
  return `${path}: ${aim} has no heading #${heading}`;
}

/** As the common hosts name them: lower case, punctuation out, blanks to dashes. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
