import { byName, rows } from './lists.js';

/** NAMES.TXT: each name and the drawer of its label. */
export function namesFile(plants) {
  return rows(byName(plants), ({ name, drawer }) => [name, drawer]);
}
