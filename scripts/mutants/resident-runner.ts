import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { join } from 'node:path';
import type { MutantCoverage, StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import type { Test } from '@vitest/runner';
import { loadedBy } from './import-closure.ts';
import { MUTATED_ROOMS, type MutatedRoom } from './rooms.ts';
import { idOf, idOfFile, loadSource, runTests } from './run-tests.ts';

/** What the instrumented sources read and write. */
type Switchboard = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: MutantCoverage;
};

export const RUNNER = 'resident';

/** Written by the first run in the sandbox, for the processes after it. */
const QUICKEST_FIRST = 'quickest-first.json';

/**
 * Stryker's test runner for one room, whose name is the option `room`: test files run in this process over sources that
 * were loaded once, so that a mutant costs its tests and nothing else. For a mutant in what a module computes while it
 * loads, the sources are loaded again.
 */
class ResidentRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.options);
  private readonly room: MutatedRoom;
  private readonly but: RegExp | undefined;
  private readonly switches: Switchboard = ((globalThis as Record<string, unknown>)['__stryker__'] ??= {});

  constructor(options: StrykerOptions) {
    this.room = options['room'] as MutatedRoom;
    this.but = (MUTATED_ROOMS[this.room] as { readonly but?: RegExp }).but;
  }

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  init(): Promise<void> {
    register('./module-hooks.mjs', import.meta.url);
    return Promise.resolve();
  }

  async dryRun(): Promise<DryRunResult> {
    this.switches.activeMutant = undefined;
    // First, so that what a module does while it loads is told from what a test file does with it.
    for (const path of await sourcesOf(this.room)) await loadSource(path);
    const { tests, broken } = await runTests(await testFiles(this.room), {
      bail: false,
      but: this.but,
      entered: (id) => (this.switches.currentTestId = id),
    });
    this.switches.currentTestId = undefined;
    if (broken !== undefined) return { status: DryRunStatus.Error, errorMessage: broken };
    await writeFile(QUICKEST_FIRST, JSON.stringify(quickestFirst(tests)));
    const mutantCoverage = withSharedParts(
      this.switches.mutantCoverage ?? { static: {}, perTest: {} },
      tests,
    );
    return { status: DryRunStatus.Complete, tests: tests.map(resultOf), mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const only = options.testFilter === undefined ? undefined : new Set(options.testFilter);
    const files = await this.filesOf(only, options.sandboxFileName);
    this.switches.hitCount = options.hitLimit === undefined ? undefined : 0;
    this.switches.hitLimit = options.hitLimit;
    this.switches.activeMutant = options.activeMutant.id;
    const reload = options.mutantActivation === 'static';
    const { tests, broken } = await runTests(files, {
      only,
      but: this.but,
      bail: !options.disableBail,
      reload,
    }).finally(() => {
      this.switches.activeMutant = undefined;
    });
    const failed = tests.find((test) => test.result?.state === 'fail');
    if (broken !== undefined) {
      return {
        status: MutantRunStatus.Killed,
        killedBy: [],
        failureMessage: broken,
        nrOfTests: tests.length,
      };
    }
    if (failed === undefined) return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
    if ((this.switches.hitCount ?? 0) > (options.hitLimit ?? Infinity))
      return { status: MutantRunStatus.Timeout };
    if (!reload) await this.requireClean(failed);
    return {
      status: MutantRunStatus.Killed,
      killedBy: [idOf(failed)],
      failureMessage: failed.result?.errors?.[0]?.message ?? '',
      nrOfTests: tests.length,
    };
  }

  /** What a mutant left behind in the memory of a module would kill the mutants after it. Stryker starts a new process. */
  private async requireClean(failed: Test): Promise<void> {
    this.switches.hitCount = undefined;
    const {
      tests: [again],
    } = await runTests([failed.file.filepath], { only: new Set([idOf(failed)]), bail: true });
    if (again?.result?.state !== 'pass') throw new Error(`${idOf(failed)} fails without the mutant as well`);
  }

  /** The files with these tests; of a mutant in what a module does while it loads, those that load the module. */
  private async filesOf(only: ReadonlySet<string> | undefined, mutated: string): Promise<string[]> {
    const files = JSON.parse(await readFile(QUICKEST_FIRST, 'utf8')) as string[];
    if (only === undefined) {
      const closures = await Promise.all(files.map((file) => loadedBy(file)));
      return files.filter((_, n) => closures[n]?.has(mutated) ?? true);
    }
    const names = new Set([...only].map((id) => id.slice(0, id.indexOf('#'))));
    return files.filter((file) => [...names].some((name) => file.endsWith(`/${name}`)));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, RUNNER, ResidentRunner)];

/** What a file runs while it is loaded and between its tests is run for each of them. */
function withSharedParts(
  { static: loading, perTest }: MutantCoverage,
  tests: readonly Test[],
): MutantCoverage {
  const whole = tests.map((test) => {
    const [shared, own] = [perTest[idOfFile(test.file)] ?? {}, perTest[idOf(test)] ?? {}];
    return [idOf(test), { ...shared, ...own }] as const;
  });
  return { static: loading, perTest: Object.fromEntries(whole) };
}

/** Test files by the time they take, one after the other: most mutants are killed before a slow one is reached. */
function quickestFirst(tests: readonly Test[]): string[] {
  const times = new Map<string, number>();
  for (const { file, result } of tests) {
    times.set(file.filepath, (times.get(file.filepath) ?? 0) + (result?.duration ?? 0));
  }
  return [...times].toSorted(([, a], [, b]) => a - b).map(([path]) => path);
}

async function sourcesOf(room: MutatedRoom): Promise<string[]> {
  const names = await readdir(join('src', room), { recursive: true });
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return sources.map((name) => join(process.cwd(), 'src', room, name));
}

/** The absolute paths of a room's test files, in the sandbox that Stryker made the working directory. */
async function testFiles(room: MutatedRoom): Promise<string[]> {
  const files = await Promise.all(
    MUTATED_ROOMS[room].tests.map(async (path) => {
      if ((await stat(path)).isFile()) return [path];
      const names = await readdir(path, { recursive: true });
      return names.filter((name) => name.endsWith('.test.ts')).map((name) => join(path, name));
    }),
  );
  return files.flat().map((path) => join(process.cwd(), path));
}

function resultOf(test: Test): TestResult {
  const base = {
    id: idOf(test),
    name: test.fullTestName,
    fileName: test.file.filepath,
    timeSpentMs: test.result?.duration ?? 0,
  };
  if (test.result?.state === 'pass') return { ...base, status: TestStatus.Success };
  return { ...base, status: TestStatus.Failed, failureMessage: test.result?.errors?.[0]?.message ?? '' };
}
