import { blocksBetween, sumOf, type Recognised, type Runner } from './runner.ts';

const SPOKEN =
  /^running \d+ tests?$|^ +(?:Compiling|Finished|Running|Doc-tests) \S|^error: could not compile `/m;
const TARGET = /^ +Running (?:unittests )?(\S+) \((?:.*?[\\/])?([^\\/]+?)(?:-[0-9a-f]{16})?(?:\.exe)?\)$/;
const DOC_TESTS = /^ +Doc-tests (\S+)$/;
const STARTED = /^running \d+ tests?$/;
const VERDICT = /^(?:test (.+?)(?: - should panic)? \.\.\. FAILED|(.+) --- FAILED)$/;
const RESULT = /^test result: /;
const RERUN = /error: \w+ failed, to rerun pass `(.+)`$/;
const COMPILING = /^error: could not compile `([^`]+)`/;

export const CARGO: Runner = {
  name: 'cargo',
  read: readCargo,
  blocks: blocksBetween(/^---- (.+) stdout ----$/, /^failures:$|^test result: /),
  summary: /^test result: |^error(?:\[\w+\])?: /,
  passed: /^test (.+) \.\.\. ok$/gm,
  unloaded: /could not compile$|did not finish$/,
};

type Target = { readonly name: string; failures: string[]; running: boolean };

/**
 * Cargo: `cargo: crate src/lib.rs module::test`, without the target if cargo does not print it (`-q`). A target that died is `…
 * did not finish`. A package that does not build is `cargo: package could not compile`, once, because it is a matter of luck
 * which of its targets are printed.
 *
 * The names come from the list before `test result:`, because tests print what they like. Only a target that died has no list;
 * then the lines as they came must do.
 */
export function readCargo(text: string): Recognised | undefined {
  if (!SPOKEN.test(text)) return undefined;
  const lines = text.split('\n');
  const targets: Target[] = [];
  const broken = new Set<string>();
  let target = open(targets, '');
  for (const [index, line] of lines.entries()) {
    const next = targetOf(line);
    const [, test, quiet] = VERDICT.exec(line) ?? [];
    const verdict = test ?? quiet;
    const rerun = RERUN.exec(line)?.[1];
    const compiled = COMPILING.exec(line)?.[1];
    if (next !== undefined) target = open(targets, next);
    if (STARTED.test(line)) target = start(targets, target);
    if (verdict !== undefined && target.running) target.failures.push(withoutLine(verdict));
    if (RESULT.test(line)) end(target, listAbove(lines, index));
    if (rerun !== undefined && (target.running || target.failures.length === 0)) died(target, rerun);
    if (compiled !== undefined) broken.add(compiled);
  }
  return {
    failures: [
      ...targets.flatMap(({ name, failures }) =>
        failures.map((test) => `cargo: ${`${name} ${test}`.trim()}`),
      ),
      ...[...broken].map((name) => `cargo: ${name} could not compile`),
    ],
    counted: sumOf(text, /^test result: FAILED\. \d+ passed; (\d+) failed;/gm),
    passed: sumOf(text, /^test result: \w+\. (\d+) passed;/gm),
  };
}

function targetOf(line: string): string | undefined {
  const [, path, crate] = TARGET.exec(line) ?? [];
  if (path !== undefined && crate !== undefined) return `${crate} ${path}`;
  const documented = DOC_TESTS.exec(line)?.[1];
  return documented === undefined ? undefined : `${documented} doc-tests`;
}

function open(targets: Target[], name: string): Target {
  const target: Target = { name, failures: [], running: false };
  targets.push(target);
  return target;
}

/** With `-q` a target begins only with the number of its tests. */
function start(targets: Target[], current: Target): Target {
  const target = current.name === '' ? open(targets, '') : current;
  target.running = true;
  return target;
}

function end(target: Target, listed: readonly string[]): void {
  if (listed.length > 0) target.failures = listed.map(withoutLine);
  target.running = false;
}

function died(target: Target, rerun: string): void {
  target.failures.push(target.name === '' ? `${rerun} did not finish` : 'did not finish');
  target.running = false;
}

/** The tests between `failures:` and the result; nothing else may be there. */
function listAbove(lines: readonly string[], result: number): string[] {
  let first = result - 1;
  if (lines[first] === '') first -= 1;
  const last = first;
  while (/^ {4}\S/.test(lines[first] ?? '')) first -= 1;
  return lines[first] === 'failures:' ? lines.slice(first + 1, last + 1).map((line) => line.trim()) : [];
}

/** A documentation test is named by its line: `src/lib.rs - add (line 3)`. */
function withoutLine(test: string): string {
  return test.replace(/ \(line \d+\)/, '');
}
