import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { keepCode, keptCode, pruneCode } from './code-entries.ts';
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
 * Loads files as node does, with the code that was compiled from them at an earlier start: without it compiling takes most
 * of a short command. What had to be compiled is kept when this start ends.
 *
 * Undefined where no code may be kept: then node itself loads them. So for a look, which is refused when a file is waited for too
 * long: nothing watches over a cache on a disk that hangs, for this runs before anything else.
 *
 * @param builtin loads modules of node
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
    // Most are below: joined thirty times, paths make node compile its own function for it, which takes 3 ms.
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
  // Two texts of one name seldom have one length; if they have, they take turns.
  const name = `${basename(file, '.cjs')}.${text.length}.${start}`;
  const cachedData = keptCode(folder, name, text);
  const wrapped = `(function (exports, require, module, __filename, __dirname) { ${text.toString('utf8')}\n})`;
  const script = new Script(wrapped, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
  return { compiled: { name, text, script }, isFresh: script.cachedDataRejected !== false };
}

/** Only now does V8 know which functions such a start needs. Whatever goes wrong, the answer has been given. */
function keepAll(env: Readonly<Record<string, string | undefined>>, fresh: readonly Compiled[]): void {
  try {
    const path = codeFolder(env)?.path ?? '';
    mkdirSync(path, { recursive: true, mode: 0o700 });
    // Somebody else's, if they were faster.
    if (codeFolder(env)?.why !== undefined) return;
    for (const { name, text, script } of fresh) keepCode(path, name, text, script.createCachedData());
    pruneCode(path);
  } catch {
    // A full or read-only disk: the next start compiles again.
  }
}

/** Commands run other functions of the same files, and code is read as a whole: `next`, `hook-pre`. */
function startOf([command = '', hook = '']: readonly string[]): string {
  const words = command === 'hook' ? [command, hook] : [command];
  return words.every((word) => /^[a-z]{1,16}$/.test(word)) ? words.join('-') : 'other';
}

/** V8 checks its version and flags, but not how this node was built. */
function thisNode(): string {
  const { size, mtimeMs } = statSync(process.execPath);
  return `${process.version}-${process.arch}-${size}-${mtimeMs}`;
}
