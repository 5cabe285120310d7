import { until } from './retention.js';
import { allDocuments } from './store.js';

/** The days from now on at which terms end, as YYYY-MM-DD, each once. */
export function comingEnds(db, now) {
  const ends = allDocuments(db)
    .map((document) => until(document))
    .filter((end) => end >= now);
  return [...new Set(ends.map((end) => end.toISOString().slice(0, 10)))].sort();
}
