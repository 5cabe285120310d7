import { isObject, objectIn, type JsonObject } from './json.ts';
import { dependency, type Dependency, type ManifestFacts } from './manifest.ts';
import { parseToml } from './toml.ts';

/** `pyproject.toml`: the standard project table, dependency groups, and Poetry's own tables. */
export function pyproject(text: string): ManifestFacts {
  const manifest = parseToml(text);
  const project = objectIn(manifest, 'project');
  const poetry = objectIn(manifest, 'tool', 'poetry');
  const python = project['requires-python'] ?? objectIn(poetry, 'dependencies')['python'];
  const forDevelopment = [
    ...Object.values(objectIn(project, 'optional-dependencies')),
    ...Object.values(objectIn(manifest, 'dependency-groups')),
  ];
  const poetryGroups = Object.values(objectIn(poetry, 'group')).map((group) =>
    objectIn(group, 'dependencies'),
  );
  return {
    dependencies: [
      ...requirementsIn(project['dependencies'], false),
      ...forDevelopment.flatMap((list) => requirementsIn(list, true)),
      ...ofPoetry(objectIn(poetry, 'dependencies'), false),
      ...[objectIn(poetry, 'dev-dependencies'), ...poetryGroups].flatMap((table) => ofPoetry(table, true)),
    ],
    facts: typeof python === 'string' ? [`Python ${python}`] : [],
  };
}

function ofPoetry(table: JsonObject, development: boolean): Dependency[] {
  return Object.entries(table)
    .filter(([name]) => name !== 'python')
    .map(([name, value]) => dependency(name, versionOf(value), development));
}

/** `version` of an inline table, or the text itself. */
export function versionOf(value: unknown): string {
  const version = isObject(value) ? value['version'] : value;
  return typeof version === 'string' ? version : '';
}

function requirementsIn(list: unknown, development: boolean): Dependency[] {
  return Array.isArray(list)
    ? list.flatMap((item: unknown) => (typeof item === 'string' ? requirement(item, development) : []))
    : [];
}

/** `requests[socks] >=2,<3 ; python_version > "3"`: one requirement; empty for an option, a file or an address. */
function requirement(text: string, development: boolean): Dependency[] {
  const [, name, version = ''] = /^\s*([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*\(?([^;#)]*)/.exec(text) ?? [];
  if (name === undefined || /^\s*[@/:]/.test(version)) return [];
  return [dependency(name, version, development)];
}

/** `requirements.txt`: one requirement per line. */
export function requirementsTxt(text: string): ManifestFacts {
  return { dependencies: text.split('\n').flatMap((line) => requirement(line, false)), facts: [] };
}

/** `setup.cfg`: `install_requires` of `[options]`, indented or on the same line. */
export function setupCfg(text: string): ManifestFacts {
  const listed = /^install_requires[ \t]*=([^\n]*(?:\n[ \t]+[^\n]*)*)/m.exec(text)?.[1] ?? '';
  const python = /^python_requires[ \t]*=[ \t]*(\S.*)$/m.exec(text)?.[1];
  return {
    dependencies: listed.split(/[\n;]/).flatMap((line) => requirement(line, false)),
    facts: python === undefined ? [] : [`Python ${python.trim()}`],
  };
}
