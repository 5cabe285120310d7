import type { RepoPath } from '../kernel/repo-path.ts';
import { contentFacts, type ContentFacts } from './content-facts.ts';

/** A file of the change that no reviewer is shown; listed with its reason, never silently left out. */
export type SkippedFile = {
  readonly path: RepoPath;
  readonly reason: SkipReason;
  readonly bytes: number | null;
};

export type SkipReason =
  | 'binary'
  | 'minified'
  | 'generated'
  | 'lockfile'
  | 'vendored'
  | 'submodule'
  | 'mode'
  | 'rename'
  | 'empty'
  | 'large';

/** What `.gitattributes` at base say of a path. Undefined: nothing. */
export type PathAttributes = {
  readonly generated?: boolean | undefined;
  readonly vendored?: boolean | undefined;
  /** `-diff` or `binary`: the project does not want to see differences of this file. */
  readonly noDiff?: boolean | undefined;
};

const LOCK_FILES: ReadonlySet<string> = new Set([
  '.terraform.lock.hcl',
  'Cargo.lock',
  'Cartfile.resolved',
  'Chart.lock',
  'Gemfile.lock',
  'MODULE.bazel.lock',
  'Package.resolved',
  'Pipfile.lock',
  'Podfile.lock',
  'buf.lock',
  'bun.lock',
  'bun.lockb',
  'composer.lock',
  'conan.lock',
  'deno.lock',
  'flake.lock',
  'gems.locked',
  'go.sum',
  'go.work.sum',
  'gradle.lockfile',
  'mix.lock',
  'npm-shrinkwrap.json',
  'package-lock.json',
  'packages.lock.json',
  'paket.lock',
  'pdm.lock',
  'pixi.lock',
  'pnpm-lock.yaml',
  'poetry.lock',
  'pubspec.lock',
  'rebar.lock',
  'renv.lock',
  'shard.lock',
  'stack.yaml.lock',
  'uv.lock',
  'yarn.lock',
]);

const VENDOR_FOLDER = /(?:^|\/)(?:bower_components|node_modules|third_party|vendor)\//;

/** Why a path is not shown, whatever it contains. An attribute that says no outranks the name. */
export function skippedByPath(path: RepoPath, attributes: PathAttributes): SkipReason | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (attributes.noDiff === true) return 'binary';
  if (attributes.vendored ?? VENDOR_FOLDER.test(path)) return 'vendored';
  if (attributes.generated === true) return 'generated';
  if (attributes.generated === false) return undefined;
  if (LOCK_FILES.has(name)) return 'lockfile';
  if (/\.min\.(?:m?js|cjs|css)$/.test(name)) return 'minified';
  return /\.(?:m?js|cjs|css)\.map$/.test(name) ? 'generated' : undefined;
}

/** Longer lines than people write. Bytes, on average over the file. */
const MINIFIED_LINE = 250;

/** Why a file is not shown because of what it contains. */
export function skippedByContent(path: RepoPath, content: Uint8Array): 'generated' | 'minified' | undefined {
  return skippedByFacts(path, contentFacts(content));
}

export function skippedByFacts(path: RepoPath, content: ContentFacts): 'generated' | 'minified' | undefined {
  if (content.signed) return 'generated';
  const isBundled = /\.(?:m?js|cjs|css)$/.test(path);
  return isBundled && content.bytes / Math.max(content.lines, 1) > MINIFIED_LINE ? 'minified' : undefined;
}
