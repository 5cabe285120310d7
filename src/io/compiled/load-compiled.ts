import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { cacheCode, cachedCode, pruneCode } from './code-entries.ts';
import { codeFolder } from './code-folder.ts';

/** Loads a CommonJS file and the files that it loads, each once. */
export type Load = (file: string) => unknown;

type Module = { exports: unknown };
type Wrapper = (
  exports: unknown,
  require: (id: string) => unknown,
  module: Module,
  file: string,
  folder: string,
) => void;
type Compiled = { readonly name: string; readonly text: Buffer; readonly script: Script };

/**
 * Loads files as node does, but with the code compiled at an earlier start: compiling takes most of the time of a short command.
 * Code that had to be compiled is kept when this process ends.
 *
 * Undefined when no code may be kept: then node loads the files. This includes a look, which is refused when a file takes too
 * long: this code runs before anything else, so no timer guards it against a cache on a disk that hangs.
 *
 * @param builtin loads node's own modules
 */
export function compiledLoader(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  builtin: (id: string) => unknown,
): Load | undefined {
  if (startOf(argv) === 'hook-look') return undefined;
  const folder = codeFolder(env);
  if (folder === undefined || folder.why !== undefined) return undefined;
  const start = `${startOf(argv)}.${thisNode()}`;
  const modules = new Map<string, Module>();
  const fresh: Compiled[] = [];
  const load: Load = (file) => {
    const known = modules.get(file);
    if (known !== undefined) return known.exports;
    const module: Module = { exports: {} };
    modules.set(file, module);
    const { compiled, isFresh } = compile(folder.path, start, file);
    if (isFresh && fresh.push(compiled) === 1) process.once('exit', () => keepAll(env, fresh));
    const beside = dirname(file);
    // Most ids are paths below this file. Thirty calls of `join` make node compile its function, which takes 3 ms.
    const require = (id: string) =>
      id.startsWith('./')
        ? load(beside + id.slice(1))
        : id.startsWith('.')
          ? load(join(beside, id))
          : builtin(id);
    const run = compiled.script.runInThisContext() as Wrapper;
    Reflect.apply(run, module.exports, [module.exports, require, module, file, beside]);
    return module.exports;
  };
  return load;
}

function compile(
  folder: string,
  start: string,
  file: string,
): { readonly compiled: Compiled; readonly isFresh: boolean } {
  const text = readFileSync(file);
  // Two texts with one name seldom have the same length; if they do, they overwrite each other's entry.
  const name = `${basename(file, '.cjs')}.${text.length}.${start}`;
  const cachedData = cachedCode(folder, name, text);
  const wrapped = `(function (exports, require, module, __filename, __dirname) { ${text.toString('utf8')}\n})`;
  const script = new Script(wrapped, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
  return { compiled: { name, text, script }, isFresh: script.cachedDataRejected !== false };
}

/** Called at the end, when V8 knows which functions such a start needs. Errors are ignored: the answer has been given. */
function keepAll(env: Readonly<Record<string, string | undefined>>, fresh: readonly Compiled[]): void {
  try {
    const path = codeFolder(env)?.path ?? '';
    mkdirSync(path, { recursive: true, mode: 0o700 });
    // Somebody else may have created the folder meanwhile.
    if (codeFolder(env)?.why !== undefined) return;
    for (const { name, text, script } of fresh) cacheCode(path, name, text, script.createCachedData());
    pruneCode(path);
  } catch {
    // Disk full or read-only: the next start compiles again.
  }
}

/**
 * Entries are per command (`next`, `hook-pre`): each runs different functions of the same files, and an entry is always read
 * whole.
 */
function startOf([command = '', hook = '']: readonly string[]): string {
  const words = command === 'hook' ? [command, hook] : [command];
  return words.every((word) => /^[a-z]{1,16}$/.test(word)) ? words.join('-') : 'other';
}

/** V8 checks its own version and flags, but not how this node was built. */
function thisNode(): string {
  const { size, mtimeMs } = statSync(process.execPath);
  return `${process.version}-${process.arch}-${size}-${mtimeMs}`;
}
