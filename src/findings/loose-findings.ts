import { Failure } from '../kernel/failure.ts';
import type { LineSpan } from '../kernel/line-span.ts';

/** A finding of a reviewer that is not ours: only `file`, `line` and `side` are read, the rest is passed on. */
export type LooseFinding = Readonly<Record<string, unknown>>;

/**
 * The findings in `[…]` or `{status, violations[…]}`.
 *
 * Throws `refused/schema` with a JSON pointer for anything else, and for a failure that names no finding: nothing
 * could be placed, and passing it would be a false all-clear.
 */
export function looseFindings(value: unknown): LooseFinding[] {
  if (Array.isArray(value)) return value.map((element, at) => asFinding(element, `/${at}`));
  if (!isObject(value)) throw refused('', 'is neither a list of findings nor {status, violations}');
  const { status, violations = [] } = value;
  if (status !== 'pass' && status !== 'fail') throw refused('/status', 'is neither "pass" nor "fail"');
  if (!Array.isArray(violations)) throw refused('/violations', 'is not a list');
  if (status === 'fail' && violations.length === 0)
    throw refused('/violations', 'is empty although status is "fail"');
  return violations.map((element, at) => asFinding(element, `/violations/${at}`));
}

/** Lines from an integer, its digits, or a range `"10-20"`. Undefined when it is none of them. */
export function looseLines(line: unknown): LineSpan | undefined {
  const text = typeof line === 'number' ? String(line) : line;
  const [, first, last = first] =
    typeof text === 'string' ? (/^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? []) : [];
  const [start, end] = [Number(first), Number(last)];
  return start >= 1 && start <= end ? { start, end } : undefined;
}

function asFinding(element: unknown, pointer: string): LooseFinding {
  if (isObject(element)) return element;
  throw refused(pointer, 'is not an object');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refused(pointer: string, what: string): Failure {
  return new Failure('refused/schema', `${pointer === '' ? 'the whole value' : pointer} ${what}`, {
    hint: 'hand over [{"file": …, "line": …}] or {"status": "pass" or "fail", "violations": […]}',
  });
}
