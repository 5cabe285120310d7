import { AGENTS } from '../../contracts/vocabulary.ts';
import type { ClientSettings } from '../../io/client/client-settings.ts';
import { failed, ok, warning, type Check } from './check.ts';

/** Tools without which a review cannot run: the session calls agents and our program, agents look at files. */
const NEEDED = ['Agent', 'Task', 'Bash', 'Read', 'Grep', 'Glob'];

/**
 * Whether the settings of the client switch hooks off. Only the files are read: what a command line or an organisation's
 * server adds is seen by `--probe` alone.
 */
export function judgeHooks(settings: readonly ClientSettings[]): Check {
  const name = 'hooks';
  const broken = unreadable(name, settings);
  if (broken !== undefined) return broken;
  const off = settings.find(({ values }) => values['disableAllHooks'] === true);
  if (off !== undefined) {
    const found = `disableAllHooks is true in ${off.path}: no reply could be stored`;
    return failed(name, found, `remove "disableAllHooks" from ${off.path}`);
  }
  const managed = settings.find(({ managed, values }) => managed && values['allowManagedHooksOnly'] === true);
  if (managed !== undefined) {
    const found = `allowManagedHooksOnly is true in ${managed.path}: hooks of plugins do not run`;
    return failed(name, found, 'ask who manages this machine to enable the plugin correctless there');
  }
  return ok(name, 'no settings file switches hooks off; "correctless doctor --probe" proves that they run');
}

/** Whether a rule of the client denies what our agents or the session need. */
export function judgePermissions(settings: readonly ClientSettings[]): Check {
  const name = 'permissions';
  const broken = unreadable(name, settings);
  if (broken !== undefined) return broken;
  const denied = settings.flatMap(({ path, values }) =>
    denyRules(values)
      .filter(hitsUs)
      .map((rule) => ({ path, rule })),
  );
  const [first] = denied;
  if (first === undefined) return ok(name, 'no settings file denies our tools');
  const found = denied.map(({ path, rule }) => `${rule} is denied in ${path}`).join('; ');
  return failed(name, found, `take ${first.rule} out of permissions.deny in ${first.path}`);
}

function unreadable(name: string, settings: readonly ClientSettings[]): Check | undefined {
  const broken = settings.find((one) => one.problem !== undefined);
  return broken && warning(name, `${broken.path}: ${broken.problem ?? ''}`, `mend ${broken.path}`);
}

function denyRules({ permissions }: Readonly<Record<string, unknown>>): string[] {
  if (typeof permissions !== 'object' || permissions === null) return [];
  const { deny } = permissions as { readonly deny?: unknown };
  return Array.isArray(deny) ? deny.filter((rule) => typeof rule === 'string') : [];
}

/** `Read(./.env)` denies one file and is a good idea; `Read` alone, or of everything, takes the tool away. */
function hitsUs(rule: string): boolean {
  const [, tool = '', specifier = ''] = /^([A-Za-z]+)(?:\((.*)\))?$/s.exec(rule.trim()) ?? [];
  if (!NEEDED.includes(tool)) return false;
  const what = specifier.trim();
  if (what === '' || /^(?:\*+|\/\*\*|\/\/\*\*|\.\/\*\*)$/.test(what)) return true;
  if (tool === 'Bash') return /^correctless\b/.test(what);
  return (tool === 'Agent' || tool === 'Task') && AGENTS.some((agent) => what === `correctless:${agent}`);
}
