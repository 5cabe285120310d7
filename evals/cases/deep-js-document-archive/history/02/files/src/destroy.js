import { sql } from './db.js';
import { until } from './retention.js';
import { allDocuments } from './store.js';

/** Destroys what need not be kept any longer. Answers the numbers. */
export function destroyExpired(db, files, now) {
  const gone = [];
  for (const document of allDocuments(db)) {
    if (until(document) > now) continue;
    files.remove(`scans/${document.id}.txt`);
    db.run(sql`DELETE FROM document WHERE id = ${document.id}`);
    gone.push(document.id);
  }
  return gone;
}
