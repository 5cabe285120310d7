type Range = readonly [start: number, end: number];

const BASE64 = '[A-Za-z0-9+/=]';
// As in a text file, or escaped as in JSON; an indented key is one too.
const BREAK = String.raw`(?:(?:\\r)?\\n|\r?\n)[ \t]{0,40}`;
// Where a line of a key ends. Behind a name that is as long as a line there is more on its line.
const LINE_ENDS = String.raw`(?=[ \t]{0,40}(?:\\?["'\`]|\\[rn]|[\r\n<]|$))`;
const LINE_BEGINS = String.raw`(?<=^|["'\`>]|(?:\\n|\n)[ \t]{0,40})`;
const END = marker('END');
const FROM_BEGIN = new RegExp(
  String.raw`${marker('BEGIN')}(?:${BREAK}${BASE64}{16,200}${LINE_ENDS})+(?:(?:${BREAK}${BASE64}{1,15})?${BREAK}${END})?`,
  'g',
);
const FROM_END = new RegExp(END, 'g');
const LAST_LINE = new RegExp(`${LINE_BEGINS}${BASE64}{1,200}${BREAK}$`);
const WHOLE_LINE = new RegExp(`${LINE_BEGINS}${BASE64}{16,200}${BREAK}$`);
// A line, its break and its indentation, with room to spare.
const LONGEST_LINE = 256;

function marker(word: string): string {
  return `-----${word} (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----`;
}

/**
 * Private keys and parts of them.
 *
 * A hunk may cut a private key in two, and a key in a JSON file has `\n` for its line breaks: a marker with the
 * base64 lines that touch it is enough. Base64 lines without a marker stay: they may be anything.
 */
export function privateKeys(content: string): Range[] {
  const begun = [...content.matchAll(FROM_BEGIN)].map(({ index, 0: key }): Range => [
    index,
    index + key.length,
  ]);
  return [...begun, ...keysFromTheirEnd(content)];
}

/** Backwards line by line: an expression that begins with any base64 line would take quadratic time. */
function keysFromTheirEnd(content: string): Range[] {
  return [...content.matchAll(FROM_END)].flatMap(({ index, 0: end }): Range[] => {
    let start = index;
    for (let line = LAST_LINE; ; line = WHOLE_LINE) {
      const found = line.exec(content.slice(Math.max(0, start - LONGEST_LINE), start));
      if (found === null) return start === index ? [] : [[start, index + end.length]];
      start -= found[0].length;
    }
  });
}
