import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Ecosystem } from '../languages/language-record.ts';
import { LANGUAGE_RECORDS } from '../languages/languages.gen.ts';
import type { ManifestFacts } from './manifest.ts';

export type Manifest = ManifestFacts & { readonly path: RepoPath; readonly ecosystem: Ecosystem };

const ECOSYSTEMS: ReadonlyMap<string, Ecosystem> = new Map(
  LANGUAGE_RECORDS.flatMap(({ ecosystem }) =>
    ecosystem === undefined ? [] : Object.keys(ecosystem.manifests).map((name) => [name, ecosystem]),
  ),
);

/** The ecosystem a file is a manifest of, by its name; undefined for any other file. */
export function manifestEcosystem(path: string): Ecosystem | undefined {
  return ECOSYSTEMS.get(posix.basename(path));
}

/** What a manifest says, or in words why it cannot be read. Never throws: a broken manifest is a fact about the project. */
export function readManifest(path: RepoPath, text: string): Manifest | string {
  const ecosystem = manifestEcosystem(path);
  const reader = ecosystem?.manifests[posix.basename(path)];
  if (ecosystem === undefined || reader === undefined) return `${path} is no manifest`;
  try {
    return { path, ecosystem, ...reader(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return `${path} could not be read: ${error.message}`;
  }
}
