import { readFile } from 'node:fs/promises';
import { HOOKS } from '../tests/kit/hostile/hooks.ts';
import { HOSTILE_VARIABLES } from '../tests/kit/hostile/environment.ts';
import { HOSTILE_SETTINGS } from '../tests/kit/hostile/git-settings.ts';
import { READING } from '../tests/kit/hostile/play-commands.ts';
import { NEUTRAL_CONFIG, NEUTRAL_ENVIRONMENT } from '../src/io/git/neutral-git.ts';
import { markdownTable, withSection } from './page-section.ts';
import { KEPT_REASONS, SETTING_REASONS, VARIABLE_REASONS } from './neutral-git-reasons.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const PAGE = 'docs/hostile-repositories.md';

/** The settings of every git that we start, and the canaries that test them, in `docs/hostile-repositories.md`. */
export async function neutralGitDocs(): Promise<GeneratedFile> {
  const page = withSection(await readFile(PAGE, 'utf8'), 'neutral-git', settings());
  return { path: PAGE, content: withSection(page, 'canaries', canaries()) };
}

function settings(): string {
  const config = NEUTRAL_CONFIG.map((setting) => [`\`${setting}\``, SETTING_REASONS[setting]]);
  const variables = Object.entries(VARIABLE_REASONS).map(([name, reason]) => {
    const value: string = NEUTRAL_ENVIRONMENT[name as keyof typeof NEUTRAL_ENVIRONMENT];
    return [`\`${name}=${value}\``, reason];
  });
  const kept = Object.entries(KEPT_REASONS).map(([name, reason]) => [`\`${name}\``, reason]);
  return [
    markdownTable(['setting (`-c`)', 'without it'], config),
    markdownTable(['variable', 'without it'], variables),
    markdownTable(['kept of the caller’s `GIT_…` variables', 'why'], kept),
  ].join('');
}

function canaries(): string {
  const names = (list: readonly string[]): string => list.map((name) => `\`${name}\``).join(', ');
  const rows = [
    ['settings', names(HOSTILE_SETTINGS.map(({ name }) => name))],
    ['hooks', names([...HOOKS.keys()])],
    ['variables', names(HOSTILE_VARIABLES.map(({ name }) => name))],
    [
      'commands',
      `${names(READING.map(([name]) => name))}, a whole audit from \`audit start\` to \`audit finish --merge\``,
    ],
  ];
  return markdownTable(['what', 'which'], rows);
}
