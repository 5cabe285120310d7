import { dependency, type Dependency, type ManifestFacts } from './manifest.ts';
import { parseToml, type TomlValue } from './toml.ts';

/** `pyproject.toml`: the standard project table, dependency groups, and Poetry's own tables. */
export function pyproject(text: string): ManifestFacts {
  const tables = parseToml(text);
  const python =
    tables.get('project')?.get('requires-python') ?? tables.get('tool.poetry.dependencies')?.get('python');
  const optional = [
    ...(tables.get('project.optional-dependencies') ?? []),
    ...(tables.get('dependency-groups') ?? []),
  ];
  const poetry = [...tables].filter(([name]) =>
    /^tool\.poetry(\.group\.[\w-]+)?\.(dev-)?dependencies$/.test(name),
  );
  return {
    dependencies: [
      ...requirementsIn(tables.get('project')?.get('dependencies'), false),
      ...optional.flatMap(([, list]) => requirementsIn(list, true)),
      ...poetry.flatMap(([name, table]) =>
        [...table]
          .filter(([key]) => key !== 'python')
          .map(([key, value]) => dependency(key, versionOf(value), name !== 'tool.poetry.dependencies')),
      ),
    ],
    facts: typeof python === 'string' ? [`Python ${python}`] : [],
  };
}

/** `version` of an inline table, or the text itself. */
export function versionOf(value: TomlValue): string {
  if (typeof value === 'string') return value;
  const version = Array.isArray(value)
    ? undefined
    : Object.entries(value).find(([key]) => key === 'version')?.[1];
  return typeof version === 'string' ? version : '';
}

function requirementsIn(list: TomlValue | undefined, development: boolean): Dependency[] {
  return Array.isArray(list)
    ? list.flatMap((item: TomlValue) => (typeof item === 'string' ? requirement(item, development) : []))
    : [];
}

/** `requests[socks] >=2,<3 ; python_version > "3"`: one requirement, or none for an option, a file or an address. */
function requirement(text: string, development: boolean): Dependency[] {
  const [, name, version = ''] = /^\s*([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*\(?([^;#)]*)/.exec(text) ?? [];
  if (name === undefined || /^\s*[@/:]/.test(version)) return [];
  return [dependency(name, version, development)];
}

/** `requirements.txt`: one requirement a line. */
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
