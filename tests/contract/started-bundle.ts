import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOP } from './project-files.ts';

/** What a start loaded, according to node and V8. */
export type Loaded = {
  readonly files: readonly string[];
  /** The files among these that V8 took from the code cache. */
  readonly fromCode: readonly string[];
  readonly builtin: readonly string[];
};

const TELL = `
const vm = require('node:vm');
const taken = new Map();
vm.Script = class extends vm.Script {
  constructor(text, options) {
    super(text, options);
    taken.set(options.filename, options.cachedData !== undefined && this.cachedDataRejected === false);
  }
};
process.on('exit', () => require('node:fs').writeSync(2, '\\n' + JSON.stringify({
  files: [...Object.keys(require.cache).filter((path) => path !== __filename), ...taken.keys()],
  fromCode: [...taken].filter(([, isTaken]) => isTaken).map(([path]) => path),
  builtin: process.moduleLoadList.filter((name) => name.startsWith('NativeModule ')).map((name) => name.slice(13)),
})));`;

/** A copy of the bundle, with a program that reports what a start loads. `generated.test.ts` checks that the bundle is fresh. */
export function copiedBundle(): string {
  const top = mkdtempSync(join(tmpdir(), 'started bundle '));
  cpSync(join(TOP, 'dist'), join(top, 'dist'), { recursive: true });
  writeFileSync(join(top, 'tell.cjs'), TELL);
  return top;
}

export type Start = {
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
};

/** The output of a start, of the bundle or another program, and what it loads. */
export function started(
  top: string,
  args: readonly string[],
  { stdin = '', env = {}, node = process.execPath }: Start = {},
): SpawnSyncReturns<string> & { readonly loaded: Loaded } {
  const answer = spawnSync(node, ['--require', join(top, 'tell.cjs'), ...args], {
    input: stdin,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });
  return { ...answer, loaded: JSON.parse(answer.stderr.split('\n').at(-1) ?? '') as Loaded };
}
