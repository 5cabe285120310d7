import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { configFiles } from './config-files.ts';
import { chooseDependencies, chooseFramework } from './dependencies.ts';
import { ecosystemsOf, languagesOf } from '../languages.ts';
import { manifestNotes, manifestsInForce } from './manifests-in-force.ts';
import { manifestEcosystem } from '../manifests/read-manifest.ts';
import { strictnessNote } from '../manifests/tsconfig.ts';

/** What the change is written in and with, read from manifests at the base tree. */
export type Stack = {
  /** Of the changed files, the most frequent first. */
  readonly languages: readonly string[];
  /** Name and version as the manifest writes it: `vue ^3.4.0`. */
  readonly framework: string | null;
  /** `name version`: those that changed files import first; at most 30. */
  readonly dependencies: readonly string[];
  /** Facts in words: compiler strictness, language versions, manifests that could not be read. */
  readonly notes: readonly string[];
  /** Configuration of linters, formatters, compilers and frameworks that governs changed files, sorted. */
  readonly configFiles: readonly RepoPath[];
};

export type StackSources = {
  /** Changed files that reviewers are shown. */
  readonly changed: readonly RepoPath[];
  /** Modules that changed files import. */
  readonly modules: ReadonlySet<string>;
  readonly baseTree: readonly RepoPath[];
  readonly headTree: readonly RepoPath[];
  /** Texts of `stackFiles` at base, nearest first. */
  readonly base: ReadonlyMap<RepoPath, string>;
  /** Texts at head of those that the change adds or modifies. */
  readonly changedManifests: ReadonlyMap<RepoPath, string>;
};

/** The stack as of base; for a first commit, which has no base, as of head, and a note says so. */
export function stackOf(sources: StackSources): Stack {
  const { changed, base, changedManifests } = sources;
  const languages = languagesOf(changed);
  const touched = changed.flatMap((path) => manifestEcosystem(path) ?? []);
  const ecosystems = [...new Set([...ecosystemsOf(languages), ...touched])];
  const inForce = manifestsInForce(base, changedManifests);
  const relevant = inForce.manifests.filter((manifest) => ecosystems.includes(manifest.ecosystem));
  const { dependencies, unlisted } = chooseDependencies(relevant, sources.modules);
  return {
    languages,
    framework: chooseFramework(relevant, ecosystems),
    dependencies,
    notes: [
      ...(languages.includes('TypeScript') ? strictness(new Map([...changedManifests, ...base])) : []),
      ...relevant.flatMap(({ path, facts }) => facts.map((fact) => `${fact} (${path})`)),
      ...inForce.notes,
      ...manifestNotes(base, changedManifests, new Set(sources.headTree)),
      ...(unlisted === 0 ? [] : [`${unlisted} further dependencies are not listed`]),
    ],
    configFiles: configFiles(changed, sources.baseTree.length > 0 ? sources.baseTree : sources.headTree),
  };
}

function strictness(files: ReadonlyMap<RepoPath, string>): string[] {
  const named = [...files.keys()].filter((path) => posix.basename(path) === 'tsconfig.json');
  return named.map((path) => strictnessNote(path, files));
}
