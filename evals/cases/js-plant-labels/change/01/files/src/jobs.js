import { rows } from './lists.js';

/** JOBS.TXT: what is to be engraved, in the order in which it was asked for. */
export function jobsFile(plants) {
  return rows(plants, ({ name, botanical }) => [name, botanical]);
}
