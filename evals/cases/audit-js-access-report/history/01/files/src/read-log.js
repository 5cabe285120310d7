import { readFile } from 'node:fs/promises';

const LINE = /^(\S+) (\S+) (\S+) (\d{3})$/;

/** Entries of a log: `ADDRESS TIME PATH STATUS` a line. Other lines are counted, and left out. */
export function parseLog(text) {
  const entries = [];
  let skipped = 0;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const match = LINE.exec(line);
    const time = match === null ? NaN : Date.parse(match[2]);
    if (Number.isNaN(time)) skipped += 1;
    else entries.push({ address: match[1], time, path: match[3], status: Number(match[4]) });
  }
  return { entries, skipped };
}

/** The entries of several logs, in the order of the files. */
export async function readLogs(files, read = (file) => readFile(file, 'utf8')) {
  const entries = [];
  let skipped = 0;
  for (const file of files) {
    const log = parseLog(await read(file));
    for (const entry of log.entries) entries.push(entry);
    skipped += log.skipped;
  }
  return { entries, skipped };
}
