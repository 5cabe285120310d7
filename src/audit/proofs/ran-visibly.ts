import { posix } from 'node:path';
import { RUNNERS } from '../tests/output/runners.ts';
import { unescaped } from '../tests/output/xml-tags.ts';
import { isOfTest, isSameFile, type NamedTest } from './named-failure.ts';

/**
 * Whether a run in which the test did not fail shows that it ran: by its name among those that passed, or by its file among
 * those that ran. If a runner prints neither, nobody knows that it loaded the file.
 */
export function ranVisibly(output: string, failures: readonly string[], test: NamedTest): boolean {
  const { file } = test;
  const passed = namedBy('passed', output).map(unescaped);
  if (passed.some((name) => isOfTest(name, test))) return true;
  if (failures.some((failure) => isUnloaded(failure, file))) return false;
  if (namedBy('ran', output).some((path) => isSameFile(path, file))) return true;
  const [folder, packages] = [posix.dirname(file), namedBy('ranPackage', output)];
  if (!file.endsWith('_test.go')) return false;
  return folder === '.' ? packages.length === 1 : packages.some((name) => name.endsWith(`/${folder}`));
}

/** Whether a failure is that of a whole file or package, which may be the one with the test. */
export function isUnloaded(failure: string, file: string): boolean {
  // Vitest puts the name of a project before the file.
  return (
    RUNNERS.some(({ unloaded }) => unloaded?.test(failure)) || isSameFile(failure.replace(/^\S+ /, ''), file)
  );
}

/** What the first group of a pattern of any runner holds. */
function namedBy(what: 'passed' | 'ran' | 'ranPackage', output: string): string[] {
  return RUNNERS.flatMap((runner) =>
    [...output.matchAll(runner[what] ?? /(?!)/g)].map(([, name = '']) => name),
  );
}
