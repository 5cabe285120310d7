import { posix } from 'node:path';
import { unescaped } from '../tests/output/xml-tags.ts';
import { isOfTest, isSameFile, type NamedTest } from './named-failure.ts';

/** How runners say that a test passed; the first group is its name. */
const PASSED: readonly RegExp[] = [
  /^ *ok \d+(?: -)? (.+?)(?: # (?!skip|todo).*)?$/gim,
  /^ *--- PASS: (\S+) \(/gm,
  /^ *[✓✔√] (.+?)(?: \d+ ?ms| \([\d.]+ ?ms\))?$/gm,
  /^test (.+) \.\.\. ok$/gm,
  /^(\S+::.+) PASSED\b/gm,
  /<testcase\b[^>]*\bname="([^"]*)"[^>]*(?:\/>|>(?!\s*<skipped))/g,
];

/** How they name a file whose tests ran. */
const RAN =
  /^(?: ?(?:PASS|FAIL) +| *[✓❯√] +)(?:\|?[\w-]+\|? +)?(\S+\.\w+)(?: \(.*)?$|^(\S+\.py) [FsxXE]*\./gm;
const RAN_PACKAGE = /^(?:ok {2}|FAIL)\t(\S+)\t(?!.*\[no tests to run\])/gm;
/** A package or file that was not loaded, or not run to its end. */
const UNLOADED =
  /\[(?:build failed|setup failed|panic)\]$|could not compile$|did not finish$| > Test suite failed to run$/;

/**
 * Whether a run in which the test did not fail shows that it ran: by its name among those that passed, or by its file among
 * those that ran. If a runner prints neither, nobody knows that it loaded the file.
 */
export function ranVisibly(output: string, failures: readonly string[], test: NamedTest): boolean {
  const { file } = test;
  const passed = PASSED.flatMap((pattern) => firstGroups(output, pattern)).map(unescaped);
  if (passed.some((name) => isOfTest(name, test))) return true;
  if (failures.some((failure) => isUnloaded(failure, file))) return false;
  if (firstGroups(output, RAN).some((path) => isSameFile(path, file))) return true;
  const [folder, packages] = [posix.dirname(file), firstGroups(output, RAN_PACKAGE)];
  if (!file.endsWith('_test.go')) return false;
  return folder === '.' ? packages.length === 1 : packages.some((name) => name.endsWith(`/${folder}`));
}

/** Whether a failure is that of a whole file or package, which may be the one with the test. */
export function isUnloaded(failure: string, file: string): boolean {
  // Vitest puts the name of a project before the file.
  return UNLOADED.test(failure) || isSameFile(failure.replace(/^\S+ /, ''), file);
}

function firstGroups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '');
}
