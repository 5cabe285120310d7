import { posix } from 'node:path';
import { isPackagePath, PACKAGES_FOLDER } from '../context/installed/installed-packages.ts';
import { expandGlob } from './expand-glob.ts';
import { isGuardedByClient } from './guarded-paths.ts';

/** An agent's look: what will be made of it, or why it is refused. Paths in the ledger are relative to the tree. */
export type Redirected =
  | {
      readonly kind: 'allowed';
      readonly input: Readonly<Record<string, unknown>>;
      /** Relative to the tree. `''` is the whole tree. */
      readonly path: string;
      /** The place that the look will really touch. The caller checks that no link leads from it out of the tree. */
      readonly target: string;
      readonly detail: string;
    }
  | { readonly kind: 'refused'; readonly path: string; readonly why: string };

export type Roots = {
  /** The user's work tree. A path in it means the same path in the tree under review. */
  readonly top: string;
  /** The materialised tree. */
  readonly tree: string;
  /** The folder that holds `deps/`, next to the tree. Undefined when no package is available. */
  readonly packages?: string | undefined;
};

const PATH_INPUT = {
  Read: 'file_path',
  Grep: 'path',
  Glob: 'path',
  Edit: 'file_path',
  Write: 'file_path',
} as const;
export type LookTool = keyof typeof PATH_INPUT;

/** Redirects a Read, Grep or Glob into the tree under review, or refuses it. Pure. */
export function redirectLook(
  tool: LookTool,
  input: Readonly<Record<string, unknown>>,
  roots: Roots,
): Redirected {
  const key = PATH_INPUT[tool];
  const claimed = input[key] ?? (key === 'file_path' ? undefined : '');
  if (typeof claimed !== 'string') return { kind: 'refused', path: '', why: `${tool} needs a path as text` };
  const path = insideTree(claimed, roots);
  if (path === undefined) {
    return { kind: 'refused', path: claimed, why: `"${claimed}" is outside the tree under review` };
  }
  if (tool === 'Edit' || tool === 'Write') {
    // The client checks the path as the agent wrote it before it asks us, so a path cannot be redirected here.
    const why = `a file is changed below the packet's tree, by its absolute path there: ${roots.tree}`;
    if (!claimed.startsWith(`${roots.tree}/`)) return { kind: 'refused', path, why };
    // The settings in there are the user's; the rest is ours.
    if (path.toLowerCase().startsWith('.correctless/'))
      return { kind: 'refused', path, why: `"${path}" is not yours to change` };
    if (isGuardedByClient(path)) {
      return {
        kind: 'refused',
        path,
        why: `"${path}" is changed by people only: report a failure if the step needs it`,
      };
    }
  }
  if (tool !== 'Glob') return allowed(input, key, path, roots, detailOf(tool, input));

  const pattern = globInside(input['pattern'], roots);
  if (pattern === undefined) {
    const why = 'a Glob pattern must be relative to the tree, without ".."';
    return { kind: 'refused', path: String(input['pattern']), why };
  }
  const led = path === '' && roots.packages !== undefined ? besideTree(pattern) : undefined;
  return led === undefined
    ? allowed({ ...input, pattern }, key, path, roots, pattern)
    : allowed({ ...input, pattern: led }, key, PACKAGES_FOLDER, roots, led);
}

function allowed(
  input: Readonly<Record<string, unknown>>,
  key: string,
  path: string,
  roots: Roots,
  detail: string,
): Redirected {
  const root = rootOf(path, roots);
  const target = path === '' ? root : `${root}/${path}`;
  return { kind: 'allowed', input: { ...input, [key]: target }, path, target, detail };
}

/** The root that a path is in. Packages are next to the tree, which then has no folder of that name. */
export function rootOf(path: string, { tree, packages }: Roots): string {
  return packages !== undefined && isPackagePath(path) ? packages : tree;
}

/** The path relative to the tree. Undefined when it is elsewhere or in a `.git` folder. */
function insideTree(claimed: string, roots: Roots): string | undefined {
  if (claimed.includes('\0')) return undefined;
  const normal = posix.normalize(claimed);
  const relative = relativeIn(normal, roots) ?? normal;
  if (posix.isAbsolute(relative) || relative.startsWith('~')) return undefined;
  const trimmed = relative.replace(/\/$/, '');
  const segments = trimmed.split('/');
  if (segments.some((s) => s === '..' || s.toLowerCase() === '.git')) return undefined;
  return trimmed === '.' ? '' : trimmed;
}

/** Relative to whichever root an absolute path is in. Only `deps/` counts in the packages' root. */
function relativeIn(path: string, { top, tree, packages }: Roots): string | undefined {
  const beside = packages === undefined ? undefined : below(packages, path);
  if (beside !== undefined) return isPackagePath(beside) ? beside : undefined;
  return [tree, top].map((root) => below(root, path)).find((r) => r !== undefined);
}

function below(root: string, path: string): string | undefined {
  if (path === root) return '';
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined;
}

function globInside(pattern: unknown, roots: Roots): string | undefined {
  if (typeof pattern !== 'string') return undefined;
  const relative = relativeIn(pattern, roots) ?? pattern;
  const paths = expandGlob(relative);
  if (paths === undefined || paths.some((path) => /^[/~]/.test(path))) return undefined;
  const segments = paths.flatMap((path) => path.split(/[/{},()|]/));
  return segments.some((s) => s === '..' || s.toLowerCase() === '.git') ? undefined : relative;
}

/** The rest of a pattern that begins with the packages' folder, which no pattern in the tree reaches. */
function besideTree(pattern: string): string | undefined {
  const start = `${PACKAGES_FOLDER}/`;
  return pattern.startsWith(start) ? pattern.slice(start.length) : undefined;
}

/** What else the ledger records about the look: the lines read, or what was searched for. */
function detailOf(tool: Exclude<LookTool, 'Glob'>, input: Readonly<Record<string, unknown>>): string {
  if (tool === 'Edit' || tool === 'Write') return '';
  if (tool === 'Grep') return typeof input['pattern'] === 'string' ? input['pattern'].slice(0, 200) : '';
  const { offset, limit } = input;
  if (typeof offset !== 'number' && typeof limit !== 'number') return 'all lines';
  return `from ${typeof offset === 'number' ? offset : 1}, ${typeof limit === 'number' ? limit : 'all'} lines`;
}
