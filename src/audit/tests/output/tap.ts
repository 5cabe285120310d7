import { blocksBetween, type Recognised, type Runner } from './runner.ts';
import { tapLines, type TapLine, type TapPoint } from './tap-lines.ts';
import { withoutFolder } from './plain-text.ts';

const VERSION = /^TAP version \d+$/m;

export const TAP: Runner = {
  name: 'tap',
  read: readTap,
  // Details in YAML, or comments.
  blocks: blocksBetween(/^ *not ok\b(?: +\d+)?(?: +-)? *(.+?)(?: *# time=.*)?$/, /^ *(?:not )?ok\b|^1\.\.\d/),
  summary: /^# (?:tests|pass|fail) \d/,
  passed: /^ *ok \d+(?: -)? (.+?)(?: # (?!skip|todo).*)?$/gim,
};

/**
 * TAP: `file > outer > inner`, with the file if the producer prints it. Planned tests that did not run are a failure, and so is
 * a stream that was abandoned, or that has a version and no plan.
 */
export function readTap(text: string): Recognised | undefined {
  const lines = tapLines(text);
  const versioned = VERSION.test(text);
  const plans = lines.flatMap((line) => (line.kind === 'plan' ? [line.count] : []));
  if (!versioned && plans.length === 0) return undefined;
  const planned = plans.reduce((sum, count) => sum + count, 0);
  const ran = lines.filter((line) => line.kind === 'point' && line.level === 0).length;
  return {
    passed: lines.filter((line) => line.kind === 'point' && line.passed).length,
    failures: [
      ...failingPoints(lines).map(nameOf),
      ...(lines.some(({ kind }) => kind === 'bail') ? ['tap: bailed out'] : []),
      ...(plans.length === 0 ? ['tap: no plan'] : []),
      ...(ran < planned ? [`tap: planned tests that did not run: ${planned - ran}`] : []),
    ],
  };
}

type Failing = { readonly point: TapPoint; level: number; path: string[] };

/** Subtests come before the test they belong to, indented; or after it, in braces. */
function failingPoints(lines: readonly TapLine[]): Failing[] {
  const failing: Failing[] = [];
  const around: TapPoint[] = [];
  for (const line of lines) {
    if (line.kind === 'closed' && line.level === around.at(-1)?.level) around.pop();
    if (line.kind !== 'point') continue;
    for (let index = failing.length - 1; index >= 0; index -= 1) {
      const sub = failing[index];
      if (sub === undefined || sub.level <= line.level) break;
      sub.path.unshift(line.name);
      sub.level = line.level;
    }
    const path = [...around.map(({ name }) => name), line.name];
    if (line.failed) failing.push({ point: line, level: around[0]?.level ?? line.level, path });
    if (line.opens) around.push(line);
  }
  return failing;
}

function nameOf({ point: { place }, path }: Failing): string {
  const [first = '', ...rest] = path;
  if (place === undefined) return path.join(' > ');
  // node:test names a file that it could not load by its path.
  return [place, ...(withoutFolder(first) === place ? [] : [first]), ...rest].join(' > ');
}
