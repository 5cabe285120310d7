import { busiest, reads, visitors, week } from './count.js';
import { Countries, perCountry } from './countries.js';
import { readLogs } from './read-log.js';
import { render } from './render.js';

/** The report of some log files. */
export async function report(files, { ask, read }) {
  const people = visitors((await readLogs(files, read)).entries);
  const counts = reads((await readLogs(files, read)).entries);
  const { entries, skipped } = await readLogs(files, read);
  return render({
    visitors: people,
    counts,
    skipped,
    perCountry: await perCountry(entries, new Countries(ask)),
    busiest: busiest(week(entries)),
  });
}

/** Uploads finished reports. */
export async function upload(reports, put) {
  for (const [name, text] of reports) await put(name, text);
}
