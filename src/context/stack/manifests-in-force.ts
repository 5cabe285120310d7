import { compareText } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Dependency } from '../manifests/manifest.ts';
import { manifestEcosystem, readManifest, type Manifest } from '../manifests/read-manifest.ts';
import { NEAREST_FIRST } from './stack-files.ts';

type Texts = ReadonlyMap<RepoPath, string>;

/**
 * The manifests that apply to the change, nearest first: each as of base; one that the change adds, as of head.
 * New requirements of a changed manifest count too: the changed code may already use them.
 */
export function manifestsInForce(
  base: Texts,
  changed: Texts,
): { readonly manifests: readonly Manifest[]; readonly notes: readonly string[] } {
  const manifests: Manifest[] = [];
  const notes: string[] = [];
  for (const path of [...new Set([...base.keys(), ...changed.keys()])].toSorted(NEAREST_FIRST)) {
    if (manifestEcosystem(path) === undefined) continue;
    const [before, after] = [readIfAny(path, base), readIfAny(path, changed)];
    for (const [read, side] of [
      [before, 'at base'],
      [after, 'at head'],
    ] as const) {
      if (typeof read === 'string') notes.push(`${read} (${side})`);
    }
    const [old, fresh] = [manifestOr(before), manifestOr(after)];
    const known = old ?? fresh;
    if (known === undefined) continue;
    const names = new Set(known.dependencies.map((d) => d.name));
    const added = (fresh?.dependencies ?? []).filter((d) => !names.has(d.name));
    manifests.push({ ...known, dependencies: [...known.dependencies, ...added] });
  }
  return { manifests, notes };
}

/** What the change does to manifests, one note each: added, removed, or which requirements differ. */
export function manifestNotes(base: Texts, changed: Texts, headTree: ReadonlySet<RepoPath>): string[] {
  const removed = [...base.keys()]
    .filter((path) => !headTree.has(path))
    .map((path) => `${path} is removed by this change`);
  const different = [...changed.keys()].flatMap((path) => {
    if (!base.has(path))
      return [`${path} is added by this change: there is none at base, so it was read at head`];
    if (manifestEcosystem(path) === undefined) return [`${path} is changed by this change`];
    const differences = requirementsChanged(
      manifestOr(readIfAny(path, base)),
      manifestOr(readIfAny(path, changed)),
    );
    return [`${path} is changed by this change${differences === '' ? '' : `: ${differences}`}`];
  });
  return [...removed, ...different].toSorted(compareText);
}

function requirementsChanged(before: Manifest | undefined, after: Manifest | undefined): string {
  if (before === undefined || after === undefined) return '';
  const [old, fresh] = [byName(before), byName(after)];
  const added = [...fresh.values()]
    .filter((d) => !old.has(d.name))
    .map((d) => `adds ${d.name} ${d.version}`.trim());
  const removed = [...old.keys()].filter((name) => !fresh.has(name)).map((name) => `removes ${name}`);
  const moved = [...fresh.values()].flatMap((d) => {
    const was = old.get(d.name)?.version ?? d.version;
    return was === d.version ? [] : [`${d.name} ${was} becomes ${d.version}`];
  });
  return [...added, ...removed, ...moved].toSorted(compareText).join('; ');
}

function byName(manifest: Manifest): ReadonlyMap<string, Dependency> {
  return new Map(manifest.dependencies.map((d) => [d.name, d]));
}

function readIfAny(path: RepoPath, texts: Texts): Manifest | string | undefined {
  const text = texts.get(path);
  return text === undefined ? undefined : readManifest(path, text);
}

function manifestOr(read: Manifest | string | undefined): Manifest | undefined {
  return typeof read === 'string' ? undefined : read;
}
