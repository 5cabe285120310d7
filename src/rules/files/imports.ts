import { posix } from 'node:path';
import { proseOf } from './prose.ts';
import { isTextName } from './text-name.ts';

/** Levels of imports below a rule file, as in the client. */
export const MAX_IMPORT_DEPTH = 4;

/**
 * Files that a rule file imports with `@path`, as written, except that `#fragment` is cut off and `\ ` becomes a blank; in order,
 * each once. Only from prose: not from code, HTML or comments.
 */
export function importsIn(markdown: string): string[] {
  if (!markdown.includes('@')) return [];
  const names = new Set<string>();
  for (const [, emphasis = '', written = ''] of proseOf(markdown).matchAll(IMPORT)) {
    // `**@docs/a.md**`: what closes the emphasis is not part of the name.
    const whole = emphasis === '' ? written : (written.split(emphasis)[0] ?? '');
    const name = whole.replace(/#.*$/s, '').replaceAll('\\ ', ' ');
    if (/^(?:\.\/|~\/|\/(?=.)|[A-Za-z0-9._-])/.test(name) && isTextName(name)) names.add(name);
  }
  return [...names];
}

const IMPORT = /(?:^|\s)([*_]{0,3})@((?:[^\s\\]|\\ )+)/g;

/** The path that an import leads to, from the top of the tree; undefined when it is outside. */
export function importedPath(importer: string, name: string): string | undefined {
  if (name.startsWith('~/') || posix.isAbsolute(name)) return undefined;
  const path = posix.normalize(posix.join(posix.dirname(importer), name));
  return path === '..' || path.startsWith('../') ? undefined : path;
}
