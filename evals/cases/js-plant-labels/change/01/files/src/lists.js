const german = new Intl.Collator('de');

/** Plants by their German name. */
export function byName(plants) {
  return [...plants].sort((one, other) => german.compare(one.name, other.name));
}

/** Rows of columns. Any space within a column is one blank. */
export function rows(plants, columnsOf) {
  return plants.map((plant) => columnsOf(plant).map(column).join('\t')).join('\n');
}

function column(value) {
  return String(value).replace(/\s+/g, ' ');
}
