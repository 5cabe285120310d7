import { expect, it } from 'vitest';
import { isGuardedByClient } from './guarded-paths.ts';

/** Seen with the real client: docs/notes/client.md, "Permissions in a default session". */
const FILES =
  '.bash_profile .bashrc .bazelrc .claude.json .envrc .gitconfig .gitmodules .mcp.json .npmrc .pre-commit-config.yaml ' +
  '.profile .ripgreprc .yarnrc.yml .zprofile .zshenv .zshrc bunfig.toml';

it.each(FILES.split(' '))('%s is changed by people only, at any depth and in any case', (name) => {
  for (const path of [name, `a/b/${name}`, name.toUpperCase()]) expect(isGuardedByClient(path)).toBe(true);
  // A folder of that name is no such file.
  expect(isGuardedByClient(`${name}/a.ts`)).toBe(false);
});

it.each(['.claude', '.devcontainer', '.husky', '.idea', '.vscode', '.config/git'])(
  'so is everything in %s',
  (folder) => {
    for (const path of [`${folder}/a`, `${folder}/b/a`, `a/${folder}/b`, `${folder.toUpperCase()}/a`]) {
      expect(isGuardedByClient(path)).toBe(true);
    }
    expect(isGuardedByClient(folder)).toBe(false);
  },
);

it.each([
  ['.gitignore'],
  ['.gitattributes'],
  ['.github/workflows/ci.yml'],
  ['.env'],
  ['.cursor/rules/a.mdc'],
  ['CLAUDE.md'],
  ['AGENTS.md'],
  ['src/a.ts'],
  ['my.npmrc'],
  ['my.config/git/ignore'],
  ['.config/other/git'],
])('%s is not', (path) => {
  expect(isGuardedByClient(path)).toBe(false);
});
