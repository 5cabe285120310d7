import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, expect, it } from 'vitest';
import { asCommonJs, usedImports } from './as-commonjs.ts';
import type { Chunk } from './loaded-together.ts';
import { packFiles, type PackFile } from './packs.ts';

const scratch: string[] = [];
afterEach(() => {
  for (const folder of scratch.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Chunks as the bundler leaves them. */
async function chunksFrom(sources: Readonly<Record<string, string>>): Promise<Map<string, Chunk>> {
  const chunks = new Map<string, Chunk>();
  for (const [name, contents] of Object.entries(sources)) {
    const { outputFiles } = await build({
      stdin: { contents },
      external: ['./*', '../*', 'node:*'],
      bundle: true,
      treeShaking: false,
      format: 'esm',
      write: false,
    });
    const text = outputFiles[0]?.text ?? '';
    const imports = usedImports(text).map((path) => basename(path, '.cjs'));
    chunks.set(name, { name, code: await asCommonJs(text), imports, importsLater: [] });
  }
  return chunks;
}

/** What node prints of the files. */
function outputOf(files: readonly PackFile[]): string {
  const top = mkdtempSync(join(tmpdir(), 'packs '));
  scratch.push(top);
  for (const { path, content } of files) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), content);
  }
  const { stdout, stderr } = spawnSync(process.execPath, [join(top, 'dist', 'main.cjs')], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const SOURCES = {
  main: `
    import { say, said } from './chunks/chunk-SAY.cjs';
    say('main');
    const load = 'not a function', part = load, files = load;
    import('./chunks/later-LATER.cjs').then(({ default: later, name }) => { later(); say(name); say(String(said())); });`,
  'chunk-SAY': `
    let count = 0;
    export const say = (text) => { count += 1; console.log(text); };
    export const said = () => count;`,
  'later-LATER': `
    import { say } from './chunk-SAY.cjs';
    import { EVEN } from './chunk-EVEN.cjs';
    export default () => say('later ' + EVEN.isEven(7));
    export const name = 'by name';`,
  'chunk-EVEN': `
    import { isOdd } from './chunk-ODD.cjs';
    import './unasked-NOBODY.cjs';
    export const EVEN = { isEven: (n) => !isOdd(n) };`,
  'chunk-ODD': `
    import path, { join as joined } from 'node:path';
    import { join } from 'node:path';
    export const isOdd = (n) => n % path.basename(join('a', joined('b', '2'))) === 1;`,
  'unasked-NOBODY': `throw new Error('nobody asked for this');`,
};
const SAID = 'main\nlater false\nby name\n3\n';

it.each([
  ['one file', [['main', 'chunk-SAY', 'later-LATER', 'chunk-EVEN', 'chunk-ODD', 'unasked-NOBODY']]],
  ['a file each', Object.keys(SOURCES).map((name) => [name])],
  [
    'files that load from each other',
    [['main', 'chunk-ODD'], ['chunk-SAY', 'chunk-EVEN', 'unasked-NOBODY'], ['later-LATER']],
  ],
])('a program does the same in %s, and what it does not ask for never runs', async (_, groups) => {
  const files = packFiles(await chunksFrom(SOURCES), groups, 'main');
  expect(files).toHaveLength(groups.length);
  expect(outputOf(files)).toBe(SAID);
});

it('refuses chunks that import each other in a circle', async () => {
  const chunks = await chunksFrom({
    main: "import { a } from './chunks/chunk-A.cjs'; export const b = () => a;",
    'chunk-A': "import { b } from '../main.cjs'; export const a = () => b;",
  });
  expect(() => packFiles(chunks, [['main', 'chunk-A']], 'main')).toThrow(/a circle: main, chunk-A, main/);
});

it('names a file after what is in it: the same for the same, another for another', async () => {
  const chunks = await chunksFrom({ main: '0', next: '12345', 'chunk-B2': '2', 'chunk-C3': '3' });
  const paths = (...group: string[]) => packFiles(chunks, [['main'], group], 'main').map(({ path }) => path);
  expect(paths('chunk-B2', 'next')).toEqual([
    'dist/main.cjs',
    expect.stringMatching(/^dist\/chunks\/next-[0-9a-f]{8}\.cjs$/),
  ]);
  expect(paths('next', 'chunk-B2')).toEqual(paths('chunk-B2', 'next'));
  expect(paths('next', 'chunk-C3')).not.toEqual(paths('next', 'chunk-B2'));
});

it('refuses a chunk that uses a name of CommonJS for itself', async () => {
  await expect(chunksFrom({ main: 'const exports = 1; console.log(exports);' })).rejects.toThrow(
    /uses exports/,
  );
});

it.each(['__load', '__part'])('refuses a chunk that uses our name %s for itself', async (name) => {
  const chunks = await chunksFrom({ main: `const ${name} = 1; console.log(${name});` });
  expect(() => packFiles(chunks, [['main']], 'main')).toThrow(/main uses a name of ours/);
});

it('refuses a program of which a chunk is missing', async () => {
  const chunks = await chunksFrom({ main: "import { gone } from './chunks/chunk-GONE.cjs'; gone();" });
  expect(() => packFiles(chunks, [['main']], 'main')).toThrow(
    /main asks for .*chunk-GONE.*, which is no chunk/,
  );
});

it('takes all that a chunk imports in one statement', async () => {
  const chunks = await chunksFrom({
    main: "import { a } from './chunks/a.cjs'; import { join } from 'node:path'; import os from 'node:os'; join(a, os);",
    a: "export const a = 'a';",
  });
  const [{ content } = { content: '' }] = packFiles(chunks, [['main', 'a']], 'main');
  expect(content).toContain(
    'var { a } = __load("main/a"), { join } = require("node:path"), os = require("node:os");\n',
  );
});
