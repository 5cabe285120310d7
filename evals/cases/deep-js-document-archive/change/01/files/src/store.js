import { sql } from './db.js';

export function allDocuments(db) {
  return db.rows(sql`
    SELECT document.*, hold.day IS NOT NULL AS held FROM document
    LEFT JOIN hold ON hold.document = document.id AND hold.released IS NULL ORDER BY id`);
}

export function inFolder(db, folder) {
  return db.rows(sql`SELECT * FROM document WHERE folder = ${folder} ORDER BY id`);
}

/** A document, or undefined. */
export function findDocument(db, id) {
  return db.rows(sql`SELECT * FROM document WHERE id = ${id}`)[0];
}

/** No number is given twice, though documents are destroyed. */
export function nextNumber(db) {
  const [{ count }] = db.rows(sql`
    SELECT (SELECT count(*) FROM document) + (SELECT count(*) FROM journal WHERE what = 'destroyed') AS count`);
  return count + 1;
}
