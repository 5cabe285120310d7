import { posix } from 'node:path';
import type { ProjectFile } from './project-files.ts';

export type Link = { readonly path: string; readonly target: string };

/** Links of a page to project files or headings; no external links, no code. */
export function linksIn({ path, text }: ProjectFile): Link[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
  const inline = [...prose.matchAll(/\]\(<?([^)>\s]+)>?(?:\s+"[^"]*")?\)/g)];
  const references = [...prose.matchAll(/^\[[^\]]+\]:\s+(\S+)/gm)];
  return [...inline, ...references]
    .map(([, target = '']) => ({ path, target }))
    .filter(({ target }) => !/^[a-z][a-z+.-]*:/.test(target));
}

/** Why a link is broken, or undefined. `textOf` returns a file's text, undefined if it does not exist. */
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

/** Anchors as the common hosts make them: lower case, without punctuation, dashes for spaces. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
