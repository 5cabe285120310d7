/** Figures of a report, each from all entries. */

/** Addresses, each once, in the order in which they were first seen. */
export function visitors(entries) {
  return entries.reduce((seen, { address }) => addOnce(seen, address), []);
}

/** Adds a value to a list unless it is there. */
function addOnce(list, value) {
  if (list.indexOf(value) === -1) list.push(value);
  return list;
}

/** How often each path was read with success. */
export function reads(entries) {
  return entries
    .filter(({ status }) => status < 400)
    .reduce((counts, { path }) => ({ ...counts, [path]: (counts[path] ?? 0) + 1 }), {});
}

/** Reads by day of the week and hour, as 7 rows of 24. */
export function week(entries) {
  const grid = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { time } of entries) {
    const date = new Date(time);
    grid[date.getUTCDay()][date.getUTCHours()] += 1;
  }
  return grid;
}

/** The busiest hour of the week. */
export function busiest(grid) {
  let best = { day: 0, hour: 0, count: -1 };
  for (let day = 0; day < 7; day += 1) {
    for (let hour = 0; hour < 24; hour += 1) {
      if (grid[day][hour] > best.count) best = { day, hour, count: grid[day][hour] };
    }
  }
  return best;
}
