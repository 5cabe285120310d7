import { by, inOrder } from '../../kernel/order.ts';
import { dependenciesAskedAbout } from '../languages.ts';
import type { Ecosystem } from '../languages/language-record.ts';
import { dependency, type Dependency } from '../manifests/manifest.ts';
import type { Manifest } from '../manifests/read-manifest.ts';

/** A longer list would not be read. */
const MOST_DEPENDENCIES = 30;

/**
 * `name version` of the dependencies worth listing: those that changed files import, then those that raise a question
 * for reviewers, then runtime dependencies, then build dependencies. A name in several manifests counts once,
 * as in the nearest.
 */
export function chooseDependencies(
  manifests: readonly Manifest[],
  modules: ReadonlySet<string>,
): { readonly dependencies: string[]; readonly unlisted: number } {
  const known = new Map<string, Ranked>();
  for (const { ecosystem, dependencies } of manifests) {
    for (const listed of dependencies) {
      if (known.has(listed.name) || listed.name.startsWith('@types/')) continue;
      known.set(listed.name, { dependency: listed, rank: rankOf(ecosystem, listed, modules) });
    }
  }
  for (const name of importedUnlisted(modules, known)) {
    known.set(name, { dependency: dependency(name, ''), rank: 0 });
  }
  const sorted = [...known.values()].toSorted(FIRST_TO_TELL);
  return {
    dependencies: sorted.slice(0, MOST_DEPENDENCIES).map(({ dependency }) => nameAndVersion(dependency)),
    unlisted: Math.max(0, sorted.length - MOST_DEPENDENCIES),
  };
}

/** The framework of the nearest manifest that has one; the ecosystem of most changed files first. */
export function chooseFramework(
  manifests: readonly Manifest[],
  ecosystems: readonly Ecosystem[],
): string | null {
  for (const ecosystem of ecosystems) {
    for (const manifest of manifests.filter((m) => m.ecosystem === ecosystem)) {
      const found = ecosystem.frameworks
        .split(' ')
        .flatMap((framework) =>
          manifest.dependencies.filter((dependency) => frameworkOf(ecosystem, dependency.name) === framework),
        );
      if (found[0] !== undefined) return nameAndVersion(found[0]);
    }
  }
  return null;
}

/** The framework that a dependency is, if any: `github.com/labstack/echo/v4` and `org.springframework.boot:…` are known by their prefix. */
function frameworkOf({ frameworks, isFramework }: Ecosystem, name: string): string | undefined {
  return frameworks
    .split(' ')
    .find(
      (framework) =>
        name === framework ||
        name.startsWith(`${framework}/v`) ||
        name.startsWith(`${framework}:`) ||
        isFramework?.(name, framework) === true,
    );
}

type Ranked = { readonly dependency: Dependency; readonly rank: number };

const FIRST_TO_TELL = inOrder<Ranked>(
  by((r) => r.rank),
  by((r) => r.dependency.name),
);

function rankOf(ecosystem: Ecosystem, listed: Dependency, modules: ReadonlySet<string>): number {
  if ([...modules].some((module) => ecosystem.comesFrom(module, listed.name))) return 0;
  if (
    dependenciesAskedAbout.has(listed.name.toLowerCase()) ||
    frameworkOf(ecosystem, listed.name) !== undefined
  )
    return 1;
  return listed.development ? 3 : 2;
}

/** Packages that raise a question and that changed files import, but that no manifest we read lists. */
function importedUnlisted(modules: ReadonlySet<string>, known: ReadonlyMap<string, Ranked>): string[] {
  const listed = new Set([...known.keys()].map((name) => name.toLowerCase()));
  return [...dependenciesAskedAbout].filter(
    (name) =>
      !listed.has(name) &&
      [...modules].some(
        (module) => module === name || module.startsWith(`${name}/`) || module.startsWith(`${name}.`),
      ),
  );
}

function nameAndVersion({ name, version }: Dependency): string {
  return `${name} ${version}`.trim();
}
