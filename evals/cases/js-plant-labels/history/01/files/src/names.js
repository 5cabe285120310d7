/** NAMES.TXT: each name and the drawer of its label. */
export function namesFile(plants) {
  const sorted = [...plants].sort((one, other) => one.name.localeCompare(other.name, 'de'));
  return sorted.map(({ name, drawer }) => `${name}\t${drawer}`).join('\n');
}
