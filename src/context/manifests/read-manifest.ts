import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Ecosystem } from '../languages.ts';
import { cargoToml, gemfile, goMod, gradle, pomXml } from './compiled-languages.ts';
import type { Manifest, ManifestReader } from './manifest.ts';
import { composerJson, packageJson } from './package-json.ts';
import { pyproject, requirementsTxt, setupCfg } from './python.ts';

const READERS: ReadonlyMap<string, readonly [Ecosystem, ManifestReader]> = new Map([
  ['package.json', ['npm', packageJson]],
  ['pyproject.toml', ['python', pyproject]],
  ['requirements.txt', ['python', requirementsTxt]],
  ['requirements-dev.txt', ['python', requirementsTxt]],
  ['setup.cfg', ['python', setupCfg]],
  ['go.mod', ['go', goMod]],
  ['Cargo.toml', ['rust', cargoToml]],
  ['Gemfile', ['ruby', gemfile]],
  ['pom.xml', ['jvm', pomXml]],
  ['build.gradle', ['jvm', gradle]],
  ['build.gradle.kts', ['jvm', gradle]],
  ['composer.json', ['php', composerJson]],
]);

/** The ecosystem a file is a manifest of, by its name; undefined for any other file. */
export function manifestEcosystem(path: string): Ecosystem | undefined {
  return READERS.get(posix.basename(path))?.[0];
}

/** What a manifest says, or in words why it cannot be read. Never throws: a broken manifest is a fact of the project. */
export function readManifest(path: RepoPath, text: string): Manifest | string {
  const [ecosystem, reader] = READERS.get(posix.basename(path)) ?? [];
  if (ecosystem === undefined || reader === undefined) return `${path} is no manifest`;
  try {
    return { path, ecosystem, ...reader(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return `${path} could not be read: ${error.message}`;
  }
}
