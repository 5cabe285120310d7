import { describe, expect, it } from 'vitest';
import { PATHS, projectFiles } from './project-files.ts';

/** What no tracked file may contain: paths of a developer's machine, and the source of downloaded packages. */
const LEAKS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a home folder', /(?<![\w.])\/(?:home|Users)\/(?!(?:u|user|someone|me|dev|runner|x)\b)[a-z][\w.-]*/],
  ['the folder of a developer', /(?<![\w.~/-])\/(?:work|root|workspace|workspaces)\/[\w.-]+/],
  ['a temporary folder of a developer', /\/tmp\/(?:brief|client|sk|bash_jobs)\b/],
  ['a registry', /https?:\/\/[\w.-]*(?:registry|npmjs|artifact|nexus|verdaccio)[\w.-]*(?::\d+)?\//i],
  ['where a package was fetched', /"resolved": "https?:/],
];

function leaksIn(text: string): string[] {
  return LEAKS.flatMap(([what, pattern]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${what}: ${found}`];
  });
}

// Licences and packages contain their own addresses, and this file contains all patterns.
const files = projectFiles(/./).filter(
  ({ path, text }) =>
    !text.includes('\0') &&
    !/^(dist\/|tests\/contract\/leaks\.test\.ts$|fixtures\/|evals\/cases\/)/.test(path),
);

it('no tracked file names a machine or a registry', () => {
  const found = files.flatMap(({ path, text }) => leaksIn(text).map((leak) => `${path}: ${leak}`));
  expect(found).toEqual([]);
});

it('reads nearly every tracked file', () => {
  expect(files.length).toBeGreaterThanOrEqual(200);
  expect(files.map(({ path }) => path)).toContain('package-lock.json');
  expect(PATHS).toContain('.npmrc');
});

describe('the scan', () => {
  it.each([
    ['cd /home/jane', true],
    ['cd /home/user/code', false],
    ['cd /home/jane/code/', true],
    ['see /Users/jane/code/x.ts', true],
    ['in /root/project', true],
    ['/tmp/brief/x.md', true],
    ['"resolved": "https://example.com/x.tgz"', true],
    ['https://registry.example.com/x', true],
    ['http://localhost/npmjs', false],
    ['src/work/x.ts', false],
    ['$XDG_CACHE_HOME/correctless/trees', false],
    ['/tmp/anything', false],
  ])('%s: %s', (text, leaks) => {
    expect(leaksIn(text).length > 0).toBe(leaks);
  });
});
