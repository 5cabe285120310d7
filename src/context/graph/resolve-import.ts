import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { cResolver } from './c.ts';
import { familyOf, type Family } from './family.ts';
import { goResolver } from './go.ts';
import { javascriptResolver } from './javascript.ts';
import { jvmResolver } from './jvm.ts';
import { pythonResolver } from './python.ts';
import type { GraphSources, Resolve } from './resolver.ts';
import { rubyResolver } from './ruby.ts';
import { rustResolver } from './rust.ts';
import { shellResolver } from './shell.ts';

const RESOLVERS: Readonly<Record<Family, (sources: GraphSources) => Resolve>> = {
  javascript: javascriptResolver,
  python: pythonResolver,
  go: goResolver,
  rust: rustResolver,
  jvm: jvmResolver,
  c: cResolver,
  ruby: rubyResolver,
  shell: shellResolver,
};

/** One resolver for all files of a tree; each language's is made when the first file of it asks. */
export function importResolver(sources: GraphSources): Resolve {
  const made = new Map<Family, Resolve>();
  const resolverOf = (from: RepoPath): Resolve | undefined => {
    // A program without an extension has been taken for a shell script before it came here.
    const family = familyOf(from, true);
    if (family === undefined) return undefined;
    const resolve = made.get(family) ?? RESOLVERS[family](sources);
    made.set(family, resolve);
    return resolve;
  };
  // The imports of a file come one after the other.
  let last: { readonly from: RepoPath; readonly resolve: Resolve | undefined } | undefined;
  return (from, found) => {
    if (last?.from !== from) last = { from, resolve: resolverOf(from) };
    const paths = last.resolve?.(from, found) ?? [];
    return paths.includes(from) ? paths.filter((path) => path !== from) : paths;
  };
}

/** Files that resolvers read: what maps names to paths. Their texts must be given to them. */
export function mapsNames(path: RepoPath): boolean {
  return /^(?:package\.json|[jt]sconfig(?:\.[\w-]+)*\.json|go\.mod|Cargo\.toml)$/.test(posix.basename(path));
}
