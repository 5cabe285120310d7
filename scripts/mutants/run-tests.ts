import { pathToFileURL } from 'node:url';
import {
  startTests,
  type File,
  type Task,
  type Test,
  type VitestRunner,
  type VitestRunnerConfig,
} from '@vitest/runner';

/** Which tests run, and what is told about each. */
export type Selection = {
  /** Ids, see `idOf`; default: every test. */
  readonly only?: ReadonlySet<string> | undefined;
  /** No test starts after the first that failed. */
  readonly bail: boolean;
  /** Tests that never run, by their ids. */
  readonly but?: RegExp | undefined;
  /** Load the sources again, for a mutant in what a module computes while it loads. Nobody else meets those modules. */
  readonly reload?: boolean;
  /** Told before whatever runs: the id of a test, or a file's own (`idOfFile`) while it is loaded and between its tests. */
  readonly entered?: (id: string) => void;
};

const CONFIG: VitestRunnerConfig = {
  root: process.cwd(),
  setupFiles: [],
  name: undefined,
  passWithNoTests: true,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

// Instrumented code is several times slower, and others use the machine: for what a test measures, time stands still.
performance.now = () => 0;
process.cpuUsage = () => ({ user: 0, system: 0 });

let runs = 0;

/** The generation of sources that no mutant was active in while they were loaded. See `module-hooks.mjs`. */
const LOADED_ONCE = 0;

/** Loads a source as the tests will find it. */
export async function loadSource(path: string): Promise<void> {
  await import(`${pathToFileURL(path).href}?generation=${LOADED_ONCE}`);
}

/**
 * Runs test files in this process. A test file is evaluated anew each time, the sources it imports once unless `reload`
 * asks for more: whatever decides which mutant is active does so at run time.
 */
export async function runTests(paths: readonly string[], selection: Selection): Promise<Ran> {
  runs += 1;
  const tests: Test[] = [];
  for (const filepath of paths) {
    const [file] = await startTests([{ filepath }], runner(selection));
    if (file === undefined) continue;
    tests.push(...testsIn(file).filter(({ result }) => result?.state === 'pass' || result?.state === 'fail'));
    // It could not be loaded, or a hook of the whole file failed.
    const broken = file.result?.errors?.[0]?.message;
    if (broken !== undefined) return { tests, broken: `${file.name}: ${broken}` };
    if (selection.bail && file.result?.state === 'fail') break;
  }
  return { tests };
}

/** The tests that ran, and why a file with more of them did not. */
export type Ran = { readonly tests: readonly Test[]; readonly broken?: string };

/** A test by its file and its name. */
export function idOf(test: Test): string {
  return `${test.file.name}#${test.fullTestName}`;
}

export function idOfFile(file: File): string {
  return `${file.name}#`;
}

function runner(selection: Selection): VitestRunner {
  let failed = false;
  return {
    config: CONFIG,
    importFile: (path) => {
      const generation = selection.reload === true ? runs : LOADED_ONCE;
      return import(`${pathToFileURL(path).href}?run=${runs}&generation=${generation}`);
    },
    onBeforeRunTask(test) {
      const id = idOf(test);
      const wanted = selection.only?.has(id) ?? true;
      const refused = selection.but?.test(id) ?? false;
      if (!wanted || refused || (failed && selection.bail)) test.mode = 'skip';
    },
    onCollectStart: (file) => selection.entered?.(idOfFile(file)),
    onBeforeTryTask: (test) => selection.entered?.(idOf(test)),
    onTaskUpdate: () => Promise.resolve(),
    onAfterRunTask(test) {
      failed ||= test.result?.state === 'fail';
      selection.entered?.(idOfFile(test.file));
    },
  };
}

function testsIn(task: File | Task): Test[] {
  return task.type === 'test' ? [task] : task.tasks.flatMap(testsIn);
}
