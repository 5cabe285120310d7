import { Query } from './query.js';
import { orderBy } from './sort.js';

/** The query for a search; `wanted` are the fields of the request. */
export function search(wanted) {
  const query = new Query('SELECT id, plant, variety, year FROM offers').where('hidden = 0');
  if (wanted.plant) query.where('plant = ?', wanted.plant);
  if (wanted.variety) query.where("variety LIKE ? ESCAPE '\\'", `%${wanted.variety.replace(/[\\%_]/g, '\\$&')}%`);
  if (wanted.since) query.where('year >= ?', Number(wanted.since));
  return query.tail(`${orderBy(wanted.sort ?? '')} LIMIT 50`).build();
}
