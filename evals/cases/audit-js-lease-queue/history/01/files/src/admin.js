import { readFileSync, writeFileSync } from 'node:fs';

/** For the command line: counts by name, and the removal of all jobs of a name. */
export function waiting(file) {
  const counts = {};
  for (const { name } of JSON.parse(readFileSync(file, 'utf8')).jobs) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

export function purge(file, name) {
  const state = JSON.parse(readFileSync(file, 'utf8'));
  state.jobs = state.jobs.filter((job) => job.name !== name);
  writeFileSync(file, JSON.stringify(state));
}
