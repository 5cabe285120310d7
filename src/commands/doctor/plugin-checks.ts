import { AGENTS } from '../../contracts/vocabulary.ts';
import type { ClientPlugin } from '../../io/client/client-plugins.ts';
import { failed, ok, warning, type Check } from './check.ts';

/** Without one of these files the plugin cannot review. Relative to its folder. */
export const PARTS: readonly string[] = [
  'bin/correctless',
  'dist/main.cjs',
  'hooks/hooks.json',
  'skills/caudit/SKILL.md',
  ...AGENTS.map((agent) => `agents/${agent}.md`),
];

const AGAIN = 'install the plugin again: claude plugin update correctless@correctless';

/** `version` is this program's own: a manifest of another version means that parts of two installs are mixed. */
export function judgePlugin(
  installed: { readonly top: string; readonly version: string; readonly missing: readonly string[] },
  version: string,
): Check {
  if (installed.missing.length > 0) {
    return failed('plugin', `${installed.top} lacks ${installed.missing.join(', ')}`, AGAIN);
  }
  if (installed.version !== version) {
    const found = `${installed.top} is of version ${installed.version}, this program of ${version}`;
    return failed('plugin', found, AGAIN);
  }
  return ok('plugin', `${installed.top} (${version})`);
}

/** `stale`: sources that are not the ones `dist/` was built from; undefined where `dist/` does not say. */
export function judgeDist(stale: readonly string[] | undefined): Check {
  if (stale === undefined) {
    const found = 'dist/ does not say which sources it was built from';
    return warning('dist', found, `${AGAIN}; in a clone: npm run build`);
  }
  if (stale.length === 0) return ok('dist', 'built from the sources beside it');
  const more = stale.length > 3 ? ` and ${stale.length - 3} more` : '';
  const found = `built from other sources than ${stale.slice(0, 3).join(', ')}${more}`;
  return warning('dist', found, `in a clone: npm run build; else ${AGAIN}`);
}

const INSTALL = '/plugin marketplace add <owner>/correctless, then: /plugin install df@correctless';

/**
 * What the client itself lists. Two installs of one plugin (user and project) are both judged: which of them the client
 * loads is its business.
 */
export function judgeInstalled(
  plugins: readonly ClientPlugin[] | 'no-client' | 'no-answer',
  version: string,
): Check {
  const name = 'installed';
  if (plugins === 'no-client') return { name, state: 'warning', found: 'no client to ask' };
  if (plugins === 'no-answer')
    return warning(
      name,
      'the client does not list its plugins',
      'see what it says: claude plugin list --json',
    );
  const ours = plugins.filter(({ id }) => id === 'correctless@correctless' || id === 'df@correctless');
  const absent = ['correctless@correctless', 'df@correctless'].filter(
    (id) => !ours.some((one) => one.id === id),
  );
  if (absent.length > 0) {
    return warning(name, `the client has no ${absent.join(' and no ')}`, `in Claude Code: ${INSTALL}`);
  }
  const off = ours.filter((one) => !one.enabled);
  if (off.length > 0) {
    const [{ id } = { id: '' }] = off;
    const found = `${off.map((one) => one.id).join(', ')} is disabled`;
    return failed(name, found, `claude plugin enable ${id}`);
  }
  const other = ours.find((one) => one.version !== version);
  if (other !== undefined) {
    const found = `${other.id} ${other.version} is installed, this program is ${version}`;
    return failed(name, found, `claude plugin update ${other.id}, then a new session`);
  }
  return ok(name, `correctless and df ${version}`);
}
