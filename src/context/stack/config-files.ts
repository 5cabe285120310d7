import { posix } from 'node:path';
import { compareText } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';

/** Names of files that configure linters, formatters, type checkers and frameworks. */
const CONFIG_NAMES: readonly RegExp[] = [
  /^\.eslintrc(\.\w+)?$|^eslint\.config\.\w+$|^\.?oxlintrc\.json$|^tslint\.json$/,
  /^biome\.jsonc?$|^\.prettierrc(\.\w+)?$|^prettier\.config\.\w+$|^\.editorconfig$|^dprint\.json$/,
  /^\.stylelintrc(\.\w+)?$|^stylelint\.config\.\w+$|^\.markdownlint[\w-]*\.\w+$/,
  /^[jt]sconfig(\.[\w-]+)?\.json$|^deno\.jsonc?$/,
  /^(nuxt|next|vite|vitest|svelte|astro|remix|webpack|rollup|jest|babel|tailwind|playwright)\.config\.\w+$|^angular\.json$/,
  /^\.?ruff\.toml$|^\.flake8$|^\.?mypy\.ini$|^\.?pylintrc$|^pyrightconfig\.json$|^tox\.ini$|^\.bandit$/,
  /^\.golangci\.(ya?ml|toml|json)$|^\.?rustfmt\.toml$|^\.?clippy\.toml$/,
  /^\.rubocop\.yml$|^phpstan\.neon(\.dist)?$|^\.?phpcs\.xml(\.dist)?$|^psalm\.xml$/,
  /^checkstyle\.xml$|^detekt\.yml$|^\.scalafmt\.conf$|^\.swiftlint\.yml$|^\.clang-(format|tidy)$/,
  /^\.shellcheckrc$|^\.hadolint\.ya?ml$|^\.yamllint(\.ya?ml)?$|^\.sqlfluff$/,
];

/** Configuration in a folder of a changed file or above it, sorted. */
export function configFiles(changed: readonly RepoPath[], tree: readonly RepoPath[]): RepoPath[] {
  const folders = foldersAbove(changed);
  return tree
    .filter(
      (path) =>
        folders.has(posix.dirname(path)) && CONFIG_NAMES.some((name) => name.test(posix.basename(path))),
    )
    .toSorted(compareText);
}

/** The folders of the files and all folders above them; the top is `.`. */
export function foldersAbove(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>(['.']);
  for (const path of paths) {
    for (let folder = posix.dirname(path); !folders.has(folder); folder = posix.dirname(folder))
      folders.add(folder);
  }
  return folders;
}
