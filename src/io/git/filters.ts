import { runGit, type Repository } from './git.ts';
import { records } from './objects.ts';

/**
 * Variables for a git that looks at files of the work tree: every content filter configured anywhere is replaced by
 * nothing, so that no program of the user or the repository runs.
 *
 * A filter's name may hold `=`, which `-c` cannot carry; these variables can.
 */
export async function withoutFilters(repository: Repository): Promise<Record<string, string>> {
  const { stdout } = await runGit(
    repository.top,
    ['config', '--includes', '--name-only', '-z', '--get-regexp', String.raw`^filter\.`],
    { answers: [0, 1] },
  );
  const names = new Set(records(stdout).map((key) => key.slice('filter.'.length, key.lastIndexOf('.'))));
  const settings = [...names].flatMap((name) => [
    [`filter.${name}.clean`, ''],
    [`filter.${name}.smudge`, ''],
    [`filter.${name}.process`, ''],
    [`filter.${name}.required`, 'false'],
  ]);
  return Object.fromEntries([
    ['GIT_CONFIG_COUNT', String(settings.length)],
    ...settings.flatMap(([key = '', value = ''], i) => [
      [`GIT_CONFIG_KEY_${i}`, key],
      [`GIT_CONFIG_VALUE_${i}`, value],
    ]),
  ]) as Record<string, string>;
}
