import { join, sep } from 'node:path';
import { foldersUp } from '../../context/installed/locks.ts';
import { installedText, realFolder } from '../../io/own/installed-files.ts';
import { isInside } from '../../io/files/real-place.ts';
import { isPlainName, OUTSIDE, type Finder } from './installation.ts';

/** As node resolves it: in the nearest `node_modules` that has it. pnpm's store inside `node_modules` counts too. */
export const findNpm: Finder = async ({ module, folder }, { top }) => {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '';
  if (!isPlainName(name)) return undefined;
  for (const up of foldersUp(folder)) {
    const at = join(up, 'node_modules', ...name.split('/'));
    const root = await realFolder(join(top, at));
    if (root === undefined) continue;
    if (!isInside(root, top) || !root.slice(top.length).includes(`${sep}node_modules${sep}`))
      return { name, why: OUTSIDE };
    const version = versionIn(await installedText(join(root, 'package.json')));
    return version === undefined
      ? undefined
      : { found: { name, version, root, at: at.split(sep).join('/') } };
  }
  return undefined;
};

function versionIn(text: string | undefined): string | undefined {
  try {
    const { version } = JSON.parse(text ?? '') as { readonly version?: unknown };
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
