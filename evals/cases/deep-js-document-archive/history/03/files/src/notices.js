import { fileKey, printedDay } from './names.js';

/** What is to be printed for a shelf, or undefined if there is nothing. */
export function noticeFor(files, shelf) {
  return files.read(`notices/${fileKey(shelf)}.txt`);
}

/** Asks the owners of a shelf to fetch what they want to keep. */
export function announceEnd(files, shelf, end) {
  files.write(`notices/${fileKey(shelf)}.txt`, `Fetch your papers before ${printedDay(end)}.\n`);
}
