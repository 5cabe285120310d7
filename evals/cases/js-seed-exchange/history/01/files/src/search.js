import { Query } from './query.js';

/** The query for a search; `wanted` are the fields of the request. */
export function search(wanted) {
  const query = new Query('SELECT id, plant, variety, year FROM offers').where('hidden = 0');
  if (wanted.plant) query.where('plant = ?', wanted.plant);
  if (wanted.since) query.where('year >= ?', Number(wanted.since));
  return query.tail('ORDER BY id DESC LIMIT 50').build();
}
