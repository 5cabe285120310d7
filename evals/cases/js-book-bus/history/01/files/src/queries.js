import { readFileSync } from 'node:fs';

/** The text of a query in sql/, by its name. */
export function query(name) {
  if (!/^[a-z-]+$/.test(name)) throw new Error(`${name} is no name of a query`);
  return readFileSync(new URL(`../sql/${name}.sql`, import.meta.url), 'utf8');
}
