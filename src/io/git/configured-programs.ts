import { runGit, type Repository } from './git.ts';
import { records } from './objects/objects.ts';

/** Settings by full name: `filter.lfs.clean`. */
type Setting = readonly [key: string, value: string];

/** Settings that disable a content filter, or a hook that is configured by name (git 2.54 and newer). */
const SWITCHED_OFF: Readonly<Record<string, readonly Setting[]>> = {
  // Without the last one, git refuses files whose filter does nothing.
  filter: [
    ['clean', ''],
    ['smudge', ''],
    ['process', ''],
    ['required', 'false'],
  ],
  hook: [['enabled', 'false']],
};

/**
 * Variables for a git that reads files of the work tree, or writes an index or a ref. They switch off every content filter and
 * hook in any configuration, so that no program of the user or the repository runs. `core.hooksPath` stops only the hooks in a
 * folder.
 *
 * A name may contain `=`, which `-c` cannot pass; these variables can.
 *
 * @param env variables of this kind in it stay in force
 */
export async function withoutPrograms(
  repository: Pick<Repository, 'top'>,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<Record<string, string>> {
  const { stdout } = await runGit(
    repository.top,
    ['config', '--includes', '--name-only', '-z', '--get-regexp', String.raw`^(filter|hook)\.`],
    { answers: [0, 1] },
  );
  const keys = records(stdout).map((key) => key.slice(0, key.lastIndexOf('.')));
  const settings = [...new Set(keys)].flatMap((section) => {
    const kind = section.slice(0, section.indexOf('.'));
    return (SWITCHED_OFF[kind] ?? []).map(([key, value]): Setting => [`${section}.${key}`, value]);
  });
  const taken = Number(env['GIT_CONFIG_COUNT'] ?? 0);
  return Object.fromEntries([
    ['GIT_CONFIG_COUNT', String(taken + settings.length)],
    ...settings.flatMap(([key, value], i) => [
      [`GIT_CONFIG_KEY_${taken + i}`, key],
      [`GIT_CONFIG_VALUE_${taken + i}`, value],
    ]),
  ]) as Record<string, string>;
}
