import { spelled, unreadable, valueAt, type JsonObject, type LoosePlace } from '../loose/loose-finding.ts';
import { looseLines } from '../loose/loose-lines.ts';

/**
 * What our own rdjson says about a review as a whole. An ERROR without a place, from an incomplete review, is not among these.
 */
const REMARKS: readonly unknown[] = ['word-of', 'not-run', 'reservation'];

/** In our own DiagnosticResult, a remark about the review is not a finding that could not be located. */
export function ownRemark(diagnostic: JsonObject, source: unknown): LoosePlace | undefined {
  const { message, severity, location } = diagnostic;
  const isRemark =
    source === 'correctless' &&
    severity === 'INFO' &&
    location === undefined &&
    typeof message === 'string' &&
    REMARKS.includes(valueAt(diagnostic, 'code', 'value'));
  return isRemark ? { kind: 'remark', what: message } : undefined;
}

/**
 * Whether our own report lists it as an effect of the change. Our rdjson has no causes and no removed lines, so all of it
 * counts.
 */
export function isProven(finding: JsonObject, source: unknown): boolean {
  if (source === 'correctless') return finding['location'] !== undefined;
  return [finding['placement'], valueAt(finding, 'properties', 'placement')].includes('impact');
}

/** The place of a diagnostic of the Reviewdog Diagnostic Format: lines count from 1, `end` may be missing. */
export function rdjsonPlaces(diagnostic: JsonObject): readonly LoosePlace[] {
  const path = valueAt(diagnostic, 'location', 'path');
  if (typeof path !== 'string') return [unreadable(`location.path ${spelled(path)}`)];
  const range = valueAt(diagnostic, 'location', 'range');
  const start = valueAt(range, 'start', 'line');
  const end = valueAt(range, 'end', 'line') ?? start;
  const at = looseLines([start, end]);
  if (at === undefined) return [unreadable(`location.range ${spelled(range)} of ${path}`)];
  return [{ kind: 'place', claims: [path], side: 'new', at }];
}
