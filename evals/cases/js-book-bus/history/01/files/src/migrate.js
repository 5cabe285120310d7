import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../sql/', import.meta.url);

/** The files that are run once, in order. */
export function migrations(names = readdirSync(FOLDER)) {
  return names.filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
}

/** Runs what has not been run yet. `database` is a Database. */
export function migrate(database) {
  for (const name of migrations().slice(database.version())) {
    database.run(readFileSync(new URL(name, FOLDER), 'utf8'));
    database.setVersion(Number(name.slice(0, 4)));
  }
}
