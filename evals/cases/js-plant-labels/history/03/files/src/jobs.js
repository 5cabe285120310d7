/** JOBS.TXT: what is to be engraved, in the order in which it was asked for. */
export function jobsFile(plants) {
  return plants.map(({ name, botanical }) => `${name}\t${botanical}\n`).join('');
}
