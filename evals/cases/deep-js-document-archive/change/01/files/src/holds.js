import { sql } from './db.js';
import { label } from './labels.js';
import { inFolder } from './store.js';

/** Puts a folder on hold. Answers how many documents are held. */
export function holdFolder(db, files, folder, reason, now) {
  const documents = inFolder(db, folder);
  for (const { id } of documents) {
    db.run(
      sql`INSERT OR REPLACE INTO hold (document, reason, day, released) VALUES (${id}, ${reason}, ${isoDay(now)}, NULL)`,
    );
    label(db, id, `On hold: ${reason}`);
  }
  files.write(`notices/${shelfKey(folder)}.txt`, 'On hold. Nothing may be taken away.\n');
  return documents.length;
}

/** Ends the hold of one document. Answers whether there was one. */
export function release(db, id, now) {
  const held = db.rows(sql`SELECT document FROM hold WHERE document = ${id} AND released IS NULL`);
  if (held.length === 0) return false;
  db.run(sql`UPDATE hold SET released = ${isoDay(now)} WHERE document = ${id}`);
  label(db, id, 'released');
  return true;
}

function shelfKey(folder) {
  return folder
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

// The database compares days as texts.
function isoDay(date) {
  return date.toISOString().slice(0, 10);
}
