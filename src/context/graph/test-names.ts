import { posix } from 'node:path';
import { groupedBy } from '../../kernel/grouped-by.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { familyOf } from '../languages.ts';

const TEST_FOLDER = /^(?:__tests__|tests?|specs?|testing|e2e|integration)$/i;
/** Folders that say where sources are, not what they are about. */
const SOURCE_FOLDER = /^(?:src|lib|app|main|pkg|source|unit|functional)$/i;
/** Names that many files have: such a test belongs to a file only if its folder matches too. */
const COMMON_STEM =
  /^(?:index|main|mod|lib|app|init|__init__|conftest|utils?|helpers?|common|types|constants|config|setup|base|core|model|models|views?|errors?|shared|misc|server|client|api)$/i;
const PREFIX = /^(?:test[_-]|Test(?=[A-Z]))(?=.)/;
const SUFFIX =
  /(?:[._-](?:test|tests|spec|specs|e2e|unit|it)|(?<=[A-Za-z0-9])(?:Tests?|TestCase|Spec)|(?<=[a-z0-9])IT)$/;

/** A test by its name or by its folder. */
export function isTest(path: string): boolean {
  return (
    isTestByName(path) ||
    path
      .split('/')
      .slice(0, -1)
      .some((folder) => TEST_FOLDER.test(folder))
  );
}

/** Whether most test runners take it for a test. */
export function isTestByName(path: string): boolean {
  return stemOf(path).isNamed;
}

/** Tests of a tree by the name of what they test. */
export type TestNames = (path: RepoPath) => RepoPath[];

/**
 * Tests that belong to a file by their name: next to it, in a test folder next to it, or in a test folder further up whose
 * inner folders are the last folders of the file: `tests/cart/total.test.ts` for `src/cart/total.ts`.
 */
export function testNames(tree: readonly RepoPath[]): TestNames {
  const byStem = groupedBy(
    tree.filter((path) => familyOf(path) !== undefined && isTest(path)),
    (path) => stemOf(path).stem,
  );
  return (path) => {
    if (isTest(path) || familyOf(path) === undefined) return [];
    const { stem } = stemOf(path);
    return (byStem.get(stem) ?? []).filter(
      (test) => familyOf(test) === familyOf(path) && standsFor(test, path, COMMON_STEM.test(stem)),
    );
  };
}

/** The part of a file's name that says what it is about, in lower case. */
function stemOf(path: string): { readonly stem: string; readonly isNamed: boolean } {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const plain = (dot > 0 ? name.slice(0, dot) : name).replace(/\.d$/, '');
  const bare = plain.replace(PREFIX, '').replace(SUFFIX, '');
  return { stem: bare.toLowerCase(), isNamed: bare !== plain };
}

function standsFor(test: string, path: string, isCommon: boolean): boolean {
  const folders = posix
    .dirname(path)
    .split('/')
    .filter((folder) => folder !== '.');
  const testFolders = posix
    .dirname(test)
    .split('/')
    .filter((folder) => folder !== '.');
  const at = testFolders.findIndex((folder) => TEST_FOLDER.test(folder));
  if (at === -1) return testFolders.join('/') === folders.join('/');
  const above = testFolders.slice(0, at);
  if (above.some((folder, index) => folder !== folders[index])) return false;
  const inner = meaningful(testFolders.slice(at));
  const own = meaningful(folders.slice(above.length));
  if (inner.length === 0) return !isCommon || own.length === 0;
  return (
    inner.length <= own.length &&
    inner.every((folder, index) => folder === own[own.length - inner.length + index])
  );
}

function meaningful(folders: readonly string[]): string[] {
  return folders.filter((folder) => !TEST_FOLDER.test(folder) && !SOURCE_FOLDER.test(folder));
}
