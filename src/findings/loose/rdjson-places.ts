import { spelled, unreadable, valueAt, type JsonObject, type LoosePlace } from './loose-finding.ts';
import { looseLines } from './loose-lines.ts';

/** The place of a diagnostic of the Reviewdog Diagnostic Format: lines from 1, `end` may be missing. */
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
