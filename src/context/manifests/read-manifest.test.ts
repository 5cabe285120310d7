import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { readManifest } from './read-manifest.ts';

/** Dependencies as `name version`, `(dev)` behind those for development; facts last. */
function said(path: string, ...lines: string[]): string | string[] {
  const manifest = readManifest(path as RepoPath, lines.join('\n'));
  if (typeof manifest === 'string') return manifest;
  return [
    ...manifest.dependencies.map((d) => `${d.name} ${d.version}`.trim() + (d.development ? ' (dev)' : '')),
    ...manifest.facts.map((fact) => `= ${fact}`),
  ];
}

describe('what manifests say', () => {
  it('package.json', () => {
    const text = JSON.stringify({
      type: 'module',
      engines: { node: '>=20' },
      dependencies: { vue: '^3.4.0', '@a/b': 'workspace:*' },
      peerDependencies: { react: '*' },
      devDependencies: { vite: '5' },
      scripts: { test: 'x' },
    });
    expect(said('web/package.json', text)).toEqual([
      'vue ^3.4.0',
      '@a/b workspace:*',
      'react *',
      'vite 5 (dev)',
      '= ES modules',
      '= Node >=20',
    ]);
  });

  it('pyproject.toml, standard and Poetry', () => {
    expect(
      said(
        'pyproject.toml',
        '[project]',
        'requires-python = ">=3.10"',
        'dependencies = [',
        '  "requests[socks] >=2,<3", # http',
        '  \'Django==4.2 ; python_version > "3"\',',
        '  "local @ file:///x",',
        ']',
        '[project.optional-dependencies]',
        'test = ["pytest"]',
      ),
    ).toEqual(['requests >=2,<3', 'Django ==4.2', 'pytest (dev)', '= Python >=3.10']);
    expect(
      said(
        'pyproject.toml',
        '[tool.poetry.dependencies]',
        'python = "^3.11"',
        'flask = "^3"',
        'sqlalchemy = {version = "2.0", extras = ["asyncio"]}',
        '[tool.poetry.group.dev.dependencies]',
        'ruff = "*"',
      ),
    ).toEqual(['flask ^3', 'sqlalchemy 2.0', 'ruff * (dev)', '= Python ^3.11']);
  });

  it('requirements.txt and setup.cfg', () => {
    expect(
      said(
        'requirements.txt',
        '-r base.txt',
        '# none',
        'flask==3.0 # web',
        './local',
        'https://x/y.whl',
        'numpy',
      ),
    ).toEqual(['flask ==3.0', 'numpy']);
    expect(
      said(
        'setup.cfg',
        '[options]',
        'python_requires = >=3.8',
        'install_requires =',
        '    attrs>=22',
        '    click',
        'zip_safe = true',
      ),
    ).toEqual(['attrs >=22', 'click', '= Python >=3.8']);
  });

  it('go.mod, without indirect and replaced modules', () => {
    expect(
      said(
        'go.mod',
        'module a.b/c',
        '',
        'go 1.22',
        'require x.y/one v1.0.0',
        'require (',
        '\tx.y/two v2.0.0+incompatible',
        '\tx.y/three v3.0.0 // indirect',
        ')',
        'replace (',
        '\tx.y/two v2.0.0 => ../two',
        ')',
      ),
    ).toEqual(['x.y/one v1.0.0', 'x.y/two v2.0.0+incompatible', '= Go 1.22']);
  });

  it('Cargo.toml', () => {
    expect(
      said(
        'Cargo.toml',
        '[package]',
        'edition = "2021"',
        '[dependencies]',
        'serde = { version = "1", features = ["derive"] }',
        'log.workspace = true',
        '[dependencies.tokio]',
        'version = "1.3"',
        '[dev-dependencies]',
        'rand = "0.8"',
        "[target.'cfg(unix)'.dependencies]",
        'libc = "0.2"',
      ),
    ).toEqual(['serde 1', 'log', 'tokio 1.3', 'rand 0.8 (dev)', 'libc 0.2', '= Rust edition 2021']);
  });

  it('TOML in every form that its writers use', () => {
    expect(
      said(
        'pyproject.toml',
        'project.requires-python = ">=3.10"',
        `project.dependencies = ["caf\\u0065", '''flask==3''', """django"""]`,
        'tool.build.at = 1979-05-27 07:32:00Z',
        'tool.build.size = 18446744073709551616',
        '"dependency-groups" = {"dev" = ["pytest", {include-group = "x"}]}',
      ),
    ).toEqual(['cafe', 'flask ==3', 'django', 'pytest (dev)', '= Python >=3.10']);
    expect(
      said(
        'Cargo.toml',
        '[workspace.dependencies]',
        'serde = "1"',
        '[package.metadata.other.dependencies]',
        'no = "1"',
        '[target.x86_64-pc-windows-gnu.build-dependencies.cc]',
        'version = "1.1"',
      ),
    ).toEqual(['cc 1.1 (dev)', 'serde 1']);
  });

  it('Gemfile, composer.json', () => {
    expect(said('Gemfile', "ruby '3.3'", "gem 'rails', '~> 7.1'", "# gem 'no'", '  gem "pg"')).toEqual([
      'rails ~> 7.1',
      'pg',
      '= Ruby 3.3',
    ]);
    expect(
      said('composer.json', '{"require":{"php":"^8.2","laravel/framework":"^11"},"require-dev":{"a/b":"1"}}'),
    ).toEqual(['laravel/framework ^11', 'a/b 1 (dev)', '= PHP ^8.2']);
  });

  it('pom.xml and build.gradle', () => {
    expect(
      said(
        'pom.xml',
        '<project>',
        '<!-- <dependency><groupId>no</groupId></dependency> -->',
        '<properties><java.version>21</java.version></properties>',
        '<dependency><groupId>org.a</groupId><artifactId>b</artifactId><version>${b}</version></dependency>',
        '<dependency><groupId>junit</groupId><artifactId>junit</artifactId><scope>test</scope></dependency>',
        '</project>',
      ),
    ).toEqual(['org.a:b ${b}', 'junit:junit (dev)', '= Java 21']);
    expect(
      said(
        'build.gradle.kts',
        'dependencies {',
        '  implementation("org.a:b:1.2")',
        "  testImplementation 'c:d'",
        '  // api("no:no:1")',
        '}',
        'id("org.x") version "3"',
      ),
    ).toEqual(['org.a:b 1.2', 'c:d (dev)', 'org.x 3 (dev)']);
  });
});

describe('a manifest that cannot be read is told by its name, with the reason', () => {
  it.each([
    ['package.json', '{', /^package\.json could not be read: /],
    ['package.json', '[]', /not an object/],
    [
      'pyproject.toml',
      '[project]\nname\n',
      /^pyproject\.toml could not be read: line 2: illegal character in key/,
    ],
    ['Cargo.toml', '[dependencies]\na = [1,\n', /line 3: invalid value/],
    ['Cargo.toml', `a = ${'['.repeat(100_000)}`, /excessively nested/],
    ['Cargo.toml', `${'a'.repeat(50_000)}!`, /line 1: illegal character in key/],
    ['Cargo.toml', 'package = 1\npackage = 2', /line 2: /],
    ['go.mod', 'hello', /no module line/],
    ['pom.xml', 'hello', /no project element/],
    ['README.md', '', /is no manifest/],
  ])('%s %#', (path, text, expected) => {
    expect(said(path, text)).toMatch(expected);
  });
});
