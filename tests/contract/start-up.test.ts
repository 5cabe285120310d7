import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFiles } from '../../scripts/bundle-files.ts';

/** The bundle of these sources, on disk. */
let top = '';
beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'start up '));
  for (const { path, content } of await bundleFiles()) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), content);
  }
  writeFileSync(
    join(top, 'tell.cjs'),
    `process.on('exit', () => require('node:fs').writeSync(2, JSON.stringify({
      files: Object.keys(require.cache).filter((path) => !path.endsWith('tell.cjs')),
      builtin: process.moduleLoadList.filter((name) => name.startsWith('NativeModule ')).map((name) => name.slice(13)),
    })));`,
  );
}, 60_000);
afterAll(() => {
  rmSync(top, { recursive: true, force: true });
});

type Loaded = { readonly files: readonly string[]; readonly builtin: readonly string[] };

/** What node itself says that it loaded. */
function loadedBy(args: readonly string[], stdin = ''): Loaded {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--require', join(top, 'tell.cjs'), join(top, 'dist', 'start.cjs'), ...args],
    { input: stdin, encoding: 'utf8' },
  );
  expect(status).toBe(0);
  return JSON.parse(stderr) as Loaded;
}

const FOREIGN = JSON.stringify({ tool_name: 'Task', tool_input: { subagent_type: 'general-purpose' } });

describe('a start that does nothing', () => {
  it.each([
    ['a hook about somebody else’s agent', ['hook', 'pre'], FOREIGN],
    ['--version', ['--version'], ''],
  ] as const)('loads two files and 45 KB: no library, no schema: %s', (_, args, stdin) => {
    const { files } = loadedBy(args, stdin);
    expect(files.length).toBe(2);
    expect(files.reduce((sum, path) => sum + readFileSync(path).length, 0)).toBeLessThanOrEqual(45_000);
  });

  it('loads nothing of node’s that costs: no streams, no network, no crypto, no promises of files', () => {
    const bare = spawnSync(process.execPath, ['--require', join(top, 'tell.cjs'), '-e', '0'], {
      encoding: 'utf8',
    });
    const floor = new Set((JSON.parse(bare.stderr) as Loaded).builtin);
    const { builtin } = loadedBy(['hook', 'pre'], FOREIGN);
    expect(builtin.filter((name) => !floor.has(name))).toEqual([]);
  });
});

it('what does more loads more, so that the scan can fail', () => {
  const { files, builtin } = loadedBy(['help']);
  expect(files.length).toBeGreaterThan(2);
  expect(builtin).not.toEqual(loadedBy(['--version']).builtin);
});

it('no file of the bundle contains the schema library: validators are compiled at build time', async () => {
  const files = (await bundleFiles()).filter(({ path }) => path.endsWith('.cjs'));
  expect(files.length).toBeGreaterThanOrEqual(30);
  expect(files.filter(({ content }) => content.includes('~kind')).map(({ path }) => path)).toEqual([]);
});
