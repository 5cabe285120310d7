const COLUMNS = new Map([
  ['plant', 'plant'],
  ['variety', 'variety'],
  ['oldest', 'year'],
]);

/** The ORDER BY of a request: a column, and behind a colon the direction. */
export function orderBy(sort) {
  const [name, direction = 'ASC'] = sort.split(':');
  const column = COLUMNS.get(name);
  if (!column) return 'ORDER BY id DESC';
  return `ORDER BY ${column} ${direction.toUpperCase()}, id DESC`;
}
