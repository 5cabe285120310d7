import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { started, copiedBundle, type Loaded } from './started-bundle.ts';

let [top, cache] = ['', ''];
beforeAll(() => {
  top = copiedBundle();
  cache = mkdtempSync(join(tmpdir(), 'cache '));
});
afterAll(() => {
  for (const folder of [top, cache]) rmSync(folder, { recursive: true, force: true });
});

/** @param keeps whether the code cache is used, and already filled */
function loadedBy(args: readonly string[], { stdin = '', keeps = false } = {}): Loaded {
  const start = () =>
    started(top, [join(top, 'dist', 'start.cjs'), ...args], {
      stdin,
      ...(keeps ? { env: { XDG_CACHE_HOME: cache } } : {}),
    });
  if (keeps) start();
  const { status, loaded } = start();
  expect(status).toBe(0);
  expect(loaded.fromCode.length > 0).toBe(keeps);
  return loaded;
}

const FOREIGN = JSON.stringify({ tool_name: 'Task', tool_input: { subagent_type: 'general-purpose' } });

describe.each([true, false])('a start that does nothing, with compiled code kept: %s', (keeps) => {
  it.each([
    ['a hook about somebody else’s agent', ['hook', 'pre'], FOREIGN],
    ['--version', ['--version'], ''],
  ] as const)('loads three files and 45 KB: no library, no schema: %s', (_, args, stdin) => {
    const { files } = loadedBy(args, { stdin, keeps });
    expect(files.length).toBe(3);
    expect(files.reduce((sum, path) => sum + readFileSync(path).length, 0)).toBeLessThanOrEqual(45_000);
  });

  it('loads no expensive module of node: no streams, no network, no crypto, no promises of files', () => {
    const floor = new Set(started(top, ['-e', '0']).loaded.builtin);
    const { builtin } = loadedBy(['hook', 'pre'], { stdin: FOREIGN, keeps });
    expect(builtin.filter((name) => !floor.has(name))).toEqual([]);
  });
});

it('a command that does more loads more, so the check can fail', () => {
  const { files, builtin } = loadedBy(['help']);
  expect(files.length).toBeGreaterThan(3);
  expect(builtin).not.toEqual(loadedBy(['--version']).builtin);
});

it('no file of the bundle contains the schema library: validators are compiled at build time', () => {
  const dist = join(top, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.cjs'),
  );
  expect(files.length).toBeGreaterThanOrEqual(30);
  expect(files.filter((path) => readFileSync(join(dist, path), 'utf8').includes('~kind'))).toEqual([]);
});
