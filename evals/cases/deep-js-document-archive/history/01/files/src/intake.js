import { sql } from './db.js';
import { label } from './labels.js';
import { nextNumber } from './store.js';

/** Takes a scanned document in. Answers its number. */
export function takeIn(db, files, { title, folder, kind, arrived, scan }) {
  const id = `D-${String(nextNumber(db)).padStart(6, '0')}`;
  files.write(`scans/${id}.txt`, scan);
  db.run(
    sql`INSERT INTO document (id, title, folder, kind, arrived) VALUES (${id}, ${title}, ${folder}, ${kind}, ${arrived})`,
  );
  label(db, id, 'new');
  return id;
}
