/** NAMES.TXT: each name and the drawer of its label. */
export function namesFile(plants) {
  const sorted = [...plants].sort((one, other) => Buffer.compare(Buffer.from(one.name), Buffer.from(other.name)));
  return sorted.map(({ name, drawer }) => `${name}\t${drawer}`).join('\n');
}
