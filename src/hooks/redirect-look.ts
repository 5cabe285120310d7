import { posix } from 'node:path';
import { isGuardedByClient } from './guarded-paths.ts';

/** A look of an agent, as it will be made or why it is refused. Paths in the ledger are relative to the tree. */
export type Redirected =
  | {
      readonly kind: 'allowed';
      readonly input: Readonly<Record<string, unknown>>;
      /** Relative to the tree; `''` is the whole tree. */
      readonly path: string;
      /** The place the look will really touch, for the caller to check that no link leads out of the tree. */
      readonly target: string;
      readonly detail: string;
    }
  | { readonly kind: 'refused'; readonly path: string; readonly why: string };

export type Roots = {
  /** The user's work tree: a path in it means the same path of the tree under review. */
  readonly top: string;
  /** The materialised tree. */
  readonly tree: string;
};

const PATH_INPUT = {
  Read: 'file_path',
  Grep: 'path',
  Glob: 'path',
  Edit: 'file_path',
  Write: 'file_path',
} as const;
export type LookTool = keyof typeof PATH_INPUT;

/** Sends a look of Read, Grep or Glob into the tree under review, or refuses it. Pure. */
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
    // The client checks the place as it was written before it asks us, so a path is not led elsewhere here.
    const why = `a file is changed below the packet's tree, by its absolute path there: ${roots.tree}`;
    if (!claimed.startsWith(`${roots.tree}/`)) return { kind: 'refused', path, why };
    // The settings in there are the user's, the rest is ours.
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
  return allowed({ ...input, pattern }, key, path, roots, pattern);
}

function allowed(
  input: Readonly<Record<string, unknown>>,
  key: string,
  path: string,
  { tree }: Roots,
  detail: string,
): Redirected {
  const target = path === '' ? tree : `${tree}/${path}`;
  return { kind: 'allowed', input: { ...input, [key]: target }, path, target, detail };
}

/** The path relative to the tree, or undefined when it is elsewhere or in a `.git` folder. */
function insideTree(claimed: string, { top, tree }: Roots): string | undefined {
  if (claimed.includes('\0')) return undefined;
  const normal = posix.normalize(claimed);
  const relative = [tree, top].map((root) => below(root, normal)).find((r) => r !== undefined) ?? normal;
  if (posix.isAbsolute(relative) || relative.startsWith('~')) return undefined;
  const trimmed = relative.replace(/\/$/, '');
  const segments = trimmed.split('/');
  if (segments.some((s) => s === '..' || s.toLowerCase() === '.git')) return undefined;
  return trimmed === '.' ? '' : trimmed;
}

function below(root: string, path: string): string | undefined {
  if (path === root) return '';
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined;
}

function globInside(pattern: unknown, { top, tree }: Roots): string | undefined {
  if (typeof pattern !== 'string') return undefined;
  const relative = [tree, top].map((root) => below(root, pattern)).find((r) => r !== undefined) ?? pattern;
  const segments = relative.split(/[/{},]/);
  if (relative.startsWith('/') || relative.startsWith('~')) return undefined;
  return segments.some((s) => s === '..' || s.toLowerCase() === '.git') ? undefined : relative;
}

/** What else the ledger should remember of the look: the lines read, or what was searched for. */
function detailOf(tool: Exclude<LookTool, 'Glob'>, input: Readonly<Record<string, unknown>>): string {
  if (tool === 'Edit' || tool === 'Write') return '';
  if (tool === 'Grep') return typeof input['pattern'] === 'string' ? input['pattern'].slice(0, 200) : '';
  const { offset, limit } = input;
  if (typeof offset !== 'number' && typeof limit !== 'number') return 'all lines';
  return `from ${typeof offset === 'number' ? offset : 1}, ${typeof limit === 'number' ? limit : 'all'} lines`;
}
