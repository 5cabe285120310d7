import type { LineSpan } from '../../../kernel/line-span.ts';
import { isObject } from './loose-finding.ts';

/**
 * Lines from an integer, its digits, `"L5"`, a range `"5-7"` or `"L5-L7"`, `[5, 7]` or `{start: 5, end: 7}`. Undefined for
 * anything else, or if it begins before line 1 or ends before it begins.
 *
 * Not `{start: {line: 5}}`: editors count such lines from 0, and a finding one line off would be dropped.
 */
export function looseLines(value: unknown): LineSpan | undefined {
  const ends = endsOf(value);
  if (ends === undefined) return undefined;
  const [start, end = start] = ends.map(lineNumber);
  return start !== undefined && end !== undefined && start <= end ? { start, end } : undefined;
}

function endsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value.length === 1 || value.length === 2 ? value : undefined;
  if (isObject(value)) return [value['start'], ...(value['end'] === undefined ? [] : [value['end']])];
  if (typeof value !== 'string') return [value];
  const [, start, end] = /^(L?\d+)(?:-(L?\d+))?$/.exec(value) ?? [];
  return end === undefined ? [start] : [start, end];
}

/** At least 1, with no more digits than any file's line count. */
function lineNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  const digits = typeof text === 'string' ? /^L?(\d{1,9})$/.exec(text)?.[1] : undefined;
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}
