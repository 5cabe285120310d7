const LETTERS = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A title as the name of a file. */
export function fileKey(title) {
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter])
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A day as it is printed. */
export function printedDay(date) {
  return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
}
