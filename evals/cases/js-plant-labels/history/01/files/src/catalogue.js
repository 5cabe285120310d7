/** The list that hangs at the entrance. */
export function catalogue(plants) {
  const sorted = [...plants].sort((one, other) => one.name.localeCompare(other.name, 'de'));
  return sorted.map(({ name, botanical, bed }) => `${name} (${botanical}), bed ${bed}`).join('\n');
}
