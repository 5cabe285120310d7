import { describe, expect, it } from 'vitest';
import { isTestGround, namedByCommand } from './test-ground.ts';

describe('what a test command runs depends on', () => {
  it.each([
    'package.json',
    'packages/a/package.json',
    'vitest.config.ts',
    'vitest.full.config.mts',
    'jest.setup.js',
    'jest-config/../.mocharc.json',
    'src/setupTests.ts',
    'tests/conftest.py',
    'pyproject.toml',
    'tox.ini',
    'Cargo.toml',
    'go.mod',
    'Makefile',
    'build.gradle.kts',
  ])('%s', (path) => {
    expect(isTestGround(path, new Set())).toBe(true);
  });

  it.each([
    'src/package.js',
    'docs/jest.md/x',
    'src/makefile.ts',
    'package-lock.json',
    'vite.ts',
    'mypyproject.toml',
  ])('and not on %s', (path) => {
    expect(isTestGround(path, new Set())).toBe(false);
  });
});

describe('a test command names', () => {
  const manifest = JSON.stringify({
    scripts: {
      test: 'npm run unit && node ./scripts/after.js',
      pretest: 'sh scripts/before.sh',
      unit: 'node --import=./scripts/hook.js --test',
      start: 'node src/server.js',
      again: 'npm run again',
    },
  });
  const named = (command: string, text: string | undefined = manifest): string[] =>
    [...namedByCommand(command, text)].filter((word) => word.includes('/')).toSorted();

  it('its own files, and those of the scripts that it goes by', () => {
    expect(named('npm test -- -c ./tests/all.toml')).toEqual([
      'scripts/after.js',
      'scripts/before.sh',
      'scripts/hook.js',
      'tests/all.toml',
    ]);
    expect(named('npm run again')).toEqual([]);
  });

  it.each([[undefined], ['not JSON'], ['[]'], ['{"scripts": 1}'], ['{"scripts": {"test": 1}}'], ['null']])(
    'no more where there are no scripts: %s',
    (text) => {
      expect([...namedByCommand('sh ./test.sh', text)]).toEqual(['sh', 'test.sh']);
    },
  );
});
