import { farewell } from './letters.js';
import { query } from './queries.js';

const YEARS = 3;

/** The day so many years before: who has lent nothing since may be forgotten. */
export function forgetBefore(today) {
  const [year, rest] = [today.slice(0, 4), today.slice(4)];
  return `${Number(year) - YEARS}${rest}`;
}

/** Deletes readers and what they lent, and answers the letters to them. */
export function forget(database, today) {
  const before = forgetBefore(today);
  return database.transaction(() => {
    const letters = database.all(query('forgotten'), { before }).map(farewell);
    database.run(query('forget'), { before });
    database.run(query('forget-loans'), {});
    return letters;
  });
}
