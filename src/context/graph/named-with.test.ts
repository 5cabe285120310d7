import { expect, it } from 'vitest';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import { configurationOf, typesOf } from './named-with.ts';
import { treePaths } from './tree-paths.ts';

const path = (name: string): RepoPath => asRepoPath(name) as RepoPath;

it.each([
  ['a/x.js', ['a/x.d.ts', 'b/x.d.ts'], ['a/x.d.ts']],
  ['a/x.mjs', ['a/x.d.mts', 'a/x.d.ts'], ['a/x.d.mts']],
  ['a/x.d.ts', ['a/x.d.d.ts', 'a/x.ts'], []],
  ['a/x.py', ['a/x.pyi'], ['a/x.pyi']],
  ['a/x.rb', ['a/x.rbi', 'a/x.rbs'], ['a/x.rbi', 'a/x.rbs']],
  ['src/x.c', ['src/x.h', 'include/x.h'], ['src/x.h']],
  ['src/x.c', ['include/x.h'], ['include/x.h']],
  ['src/x.c', ['include/x.h', 'other/x.h'], []],
  ['src/x.py', ['stubs/x.pyi'], []],
  ['a/x.go', ['a/x.h', 'a/x.d.ts'], []],
])('types of %s among %j', (name, tree, expected) => {
  expect(typesOf(path(name), treePaths([name, ...tree].map(path)))).toEqual(expected);
});

it.each([
  [
    'p/src/x.ts',
    ['package.json', 'p/package.json', 'tsconfig.json', 'go.mod'],
    ['p/package.json', 'tsconfig.json'],
  ],
  ['p/x.ts', ['p/tsconfig.json', 'p/tsconfig.build.json'], ['p/tsconfig.json', 'p/tsconfig.build.json']],
  ['p/x.ts', ['q/package.json', 'p/y/package.json', 'p/my-package.json'], []],
  ['p/x.css', ['package.json'], ['package.json']],
  [
    'x.py',
    ['pyproject.toml', 'requirements-dev.txt', 'package.json'],
    ['pyproject.toml', 'requirements-dev.txt'],
  ],
  ['a/x.rs', ['Cargo.toml', 'a/Cargo.toml'], ['a/Cargo.toml']],
  ['a/X.kt', ['build.gradle.kts', 'pom.xml'], ['pom.xml', 'build.gradle.kts']],
  ['a/x.toml', ['Cargo.toml'], []],
])('what configures %s among %j', (name, tree, expected) => {
  expect(configurationOf(path(name), treePaths([name, ...tree].map(path)))).toEqual(expected);
});
