import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { stackFiles } from './stack-files.ts';
import { stackOf, type Stack } from './stack.ts';

type Given = {
  changed: string[];
  modules?: string[];
  files?: Record<string, unknown>;
  head?: Record<string, unknown>;
};

/** The stack of a repository that has these files at base; `head` holds those that the change adds or modifies. */
function stack({ changed, modules = [], files = {}, head = {} }: Given): Stack {
  const texts = (of: Record<string, unknown>): Map<RepoPath, string> =>
    new Map(
      Object.entries(of).map(([path, value]) => [
        path as RepoPath,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
  const baseTree = Object.keys(files) as RepoPath[];
  const base = texts(files);
  const near = stackFiles(changed as RepoPath[], baseTree);
  return stackOf({
    changed: changed as RepoPath[],
    modules: new Set(modules),
    baseTree,
    headTree: [...new Set([...baseTree, ...(Object.keys(head) as RepoPath[])])],
    base: new Map(near.map((path) => [path, base.get(path) ?? ''])),
    changedManifests: texts(head),
  });
}
const npm = (...names: string[]) => ({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) });

describe('the framework', () => {
  it.each<[string, Given, string | null]>([
    [
      'is the one of the nearest manifest',
      {
        changed: ['apps/web/a.vue'],
        files: { 'package.json': npm('react'), 'apps/web/package.json': npm('vue') },
      },
      'vue 1',
    ],
    [
      'is the wider one where both stand',
      { changed: ['a.vue'], files: { 'package.json': npm('vue', 'nuxt') } },
      'nuxt 1',
    ],
    [
      'is none of a manifest beside the change',
      { changed: ['apps/web/a.ts'], files: { 'apps/api/package.json': npm('express') } },
      null,
    ],
    ['is none of another ecosystem', { changed: ['a.py'], files: { 'package.json': npm('react') } }, null],
    [
      'is that of the language of most files',
      {
        changed: ['a.py', 'b.py', 'c.ts'],
        files: { 'package.json': npm('react'), 'requirements.txt': 'Flask==3' },
      },
      'Flask ==3',
    ],
    [
      'is told by the beginning of its name in Go and Java',
      { changed: ['a.go'], files: { 'go.mod': 'module a\nrequire github.com/labstack/echo/v4 v4.1.0\n' } },
      'github.com/labstack/echo/v4 v4.1.0',
    ],
    [
      'is not a package that begins alike',
      { changed: ['a.ts'], files: { 'package.json': npm('vue-router', 'next-themes') } },
      null,
    ],
  ])('%s', (_, given, expected) => {
    expect(stack(given).framework).toBe(expected);
  });
});

describe('dependencies', () => {
  it('stand imported first, then those asked about, then run time, then development', () => {
    const manifest = {
      dependencies: { zod: '3', ky: '1', pg: '8' },
      devDependencies: { vitest: '4', '@types/node': '20' },
    };
    expect(
      stack({ changed: ['a.ts'], modules: ['zod/mini', './ky'], files: { 'package.json': manifest } })
        .dependencies,
    ).toEqual(['zod 3', 'pg 8', 'ky 1', 'vitest 4']);
  });

  it('are at most thirty, and the rest is counted', () => {
    const names = Array.from({ length: 50 }, (_, i) => `p${String(i).padStart(2, '0')}`);
    const { dependencies, notes } = stack({
      changed: ['a.ts'],
      modules: ['p49'],
      files: { 'package.json': npm(...names) },
    });
    expect([dependencies.length, dependencies[0], dependencies[1]]).toEqual([30, 'p49 1', 'p00 1']);
    expect(notes).toContain('20 further dependencies are not listed');
  });

  it.each<[string, string, string, string, string]>([
    ['a scoped package', 'a.ts', '@a/b/c', 'package.json', '{"dependencies":{"@a/b":"1","@a/a":"1"}}'],
    ['a Python package of another name', 'a.py', 'yaml.nodes', 'requirements.txt', 'abc==1\nPyYAML==1\n'],
    [
      'a crate with a dash',
      'a.rs',
      'serde_json::value',
      'Cargo.toml',
      '[dependencies]\nabc = "1"\nserde-json = "1"\n',
    ],
    ['a gem with a dash', 'a.rb', 'aws/s3', 'Gemfile', "gem 'abc', '1'\ngem 'aws-s3', '1'\n"],
    [
      'a group of Java',
      'A.java',
      'com.google.common.base.X',
      'build.gradle',
      "implementation 'abc.d:e:1'\nimplementation 'com.google.guava:guava:1'\n",
    ],
    [
      'a PHP vendor',
      'a.php',
      'Monolog\\Logger',
      'composer.json',
      '{"require":{"abc/d":"1","monolog/monolog":"1"}}',
    ],
  ])('finds %s by what is imported', (_, path, module, manifest, text) => {
    expect(
      stack({ changed: [path], modules: [module], files: { [manifest]: text } }).dependencies[0],
    ).not.toMatch(/^@a\/a|^abc/);
  });

  it('hold a package that is imported though no manifest says so', () => {
    expect(stack({ changed: ['a.ts'], modules: ['vue', './react', 'reactive'] }).dependencies).toEqual([
      'vue',
    ]);
  });

  it('are none when the change has no language with packages', () => {
    expect(stack({ changed: ['README.md'], files: { 'package.json': npm('vue') } })).toMatchObject({
      languages: ['Markdown'],
      dependencies: [],
      framework: null,
    });
  });
});

describe('notes and configuration', () => {
  it('name a manifest that the change removes', () => {
    const given = {
      changed: ['a.ts'],
      baseTree: ['package.json'] as RepoPath[],
      headTree: [],
      modules: new Set<string>(),
      changedManifests: new Map<RepoPath, string>(),
    };
    const { notes } = stackOf({
      ...given,
      changed: ['a.ts'] as RepoPath[],
      base: new Map([['package.json' as RepoPath, '{}']]),
    });
    expect(notes).toEqual(['package.json is removed by this change']);
  });

  it('list what governs the changed files, not what stands elsewhere', () => {
    const names = [
      '.eslintrc.cjs',
      'web/eslint.config.mjs',
      'web/src/.prettierrc',
      'api/ruff.toml',
      'biome.jsonc',
      'web/src/eslint.ts',
      'rustfmt.toml',
      '.golangci.yml',
      'web/nuxt.config.ts',
    ];
    expect(
      stack({ changed: ['web/src/a.ts'], files: Object.fromEntries(names.map((name) => [name, ''])) })
        .configFiles,
    ).toEqual([
      '.eslintrc.cjs',
      '.golangci.yml',
      'biome.jsonc',
      'rustfmt.toml',
      'web/eslint.config.mjs',
      'web/nuxt.config.ts',
      'web/src/.prettierrc',
    ]);
  });
});
