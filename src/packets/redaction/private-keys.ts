type Range = readonly [start: number, end: number];
type Line = { readonly text: string; readonly start: number; readonly end: number };

// As in a text file, or escaped as in JSON, or as in a JSON string inside JSON; an indented key counts too.
const BREAK = String.raw`(?:(?:\\{1,2}r)?\\{1,2}n|\r?\n)[ \t]{0,40}`;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const WHOLE_BASE64 = /^[A-Za-z0-9+/]+$/;
const CHECKSUM = /^=[A-Za-z0-9+/]{4}$/;
/** The line lengths of PEM, OpenSSH and PGP armour. */
const WHOLE_LENGTHS: ReadonlySet<number> = new Set([64, 70, 76]);
/** Shorter than a key of any algorithm, and longer than most names in code. */
const SHORTEST_KEY = 48;
/**
 * How a key begins, in base64: in DER a sequence, its length in one, two or three bytes, and in it a version below four,
 * or for an encrypted key the sequence that names the algorithm; the name of OpenSSH's format; a packet of PGP.
 */
const BEGINNING = new RegExp(
  `^(?:${[
    String.raw`M[C-H][AEIMQUYcgkosw048]CAQ`,
    String.raw`MI[GH].AgE`,
    String.raw`MI[I-L]..[AQgw]IBA`,
    String.raw`MI[GH].M[A-P].GCSqGSIb3`,
    String.raw`MI[I-L]..[DTjz][AB].Bg[kosw]qhkiG`,
    'b3BlbnNzaC',
    'l[A-Z]',
    'x[A-Za-z]',
  ].join('|')})`,
);

const FENCE = '-----';
const BEGIN = new RegExp(marker('BEGIN'), 'g');
const END = new RegExp(marker('END'), 'g');
const END_HERE = new RegExp(marker('END'), 'y');
const SEPARATED = new RegExp(String.raw`(?:${BREAK}|[ \t])+`, 'g');
// Up to the next marker: if headers could contain markers, each would scan all headers after it, in quadratic time.
const HEADER = new RegExp(String.raw`(?:${BREAK})?[A-Z][\w-]{0,40}: (?:(?!${FENCE})[^\r\n\\]){0,200}`, 'y');
const LINE_FORWARD = new RegExp(
  String.raw`${BREAK}([A-Za-z0-9+/]{1,76})(?=[ \t]{0,40}(?:\\?["'\`]|\\+[rn]|[\r\n<]|$))`,
  'y',
);
const LINE_BEGINS = String.raw`(?<=^|["'\`>]|(?:\\n|\n)[ \t]{0,40})`;
const LINE_BACKWARD = new RegExp(String.raw`${LINE_BEGINS}([A-Za-z0-9+/=]{1,76})${BREAK}$`);
// A line, its break and its indentation, with a margin.
const LONGEST_LINE = 256;

function marker(word: string): string {
  return `${FENCE}${word} ?(?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?${FENCE}`;
}

/**
 * Private keys and parts of them.
 *
 * A marker alone is not enough: the text next to it is a key only if it is wrapped like one and begins like one, so that
 * nobody can hide code from the reviewers behind a comment with a marker. A hunk may cut a key in two; then lines of
 * the length of a key that touch a marker are enough. Base64 lines without a marker stay: they may be anything.
 */
export function privateKeys(content: string): Range[] {
  const begun = [...content.matchAll(BEGIN)].flatMap(({ index, 0: begin }) =>
    keyFromItsBeginning(content, index, index + begin.length),
  );
  return [...begun, ...keysFromTheirEnd(content)];
}

function keyFromItsBeginning(content: string, start: number, from: number): Range[] {
  const fence = content.indexOf(FENCE, from);
  END_HERE.lastIndex = fence;
  const end = fence < 0 ? null : END_HERE.exec(content);
  const bodyAt = behindHeaders(content, from);
  if (
    end !== null &&
    isKey(
      content
        .slice(bodyAt, fence)
        .split(SEPARATED)
        .filter((line) => line !== ''),
    )
  ) {
    const first = bodyAt === from ? start : bodyAt + breakAt(content, bodyAt);
    return [[first, fence + end[0].length]];
  }
  const lines = wholeLines(content, bodyAt);
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined || !beginsAsKey(first.text)) return [];
  return [[bodyAt === from ? start : first.start, last.end]];
}

/** For an encrypted or an armoured key: `Proc-Type: 4,ENCRYPTED`, `Version: …`. Headers are not secret and stay. */
function behindHeaders(content: string, from: number): number {
  let at = from;
  for (;;) {
    HEADER.lastIndex = at;
    const header = HEADER.exec(content);
    if (header === null) return at;
    at += header[0].length;
  }
}

function breakAt(content: string, from: number): number {
  return content.slice(from, from + LONGEST_LINE).search(/[A-Za-z0-9+/]/);
}

function wholeLines(content: string, from: number): Line[] {
  const lines: Line[] = [];
  for (let at = from; ;) {
    LINE_FORWARD.lastIndex = at;
    const [whole, text] = LINE_FORWARD.exec(content) ?? [];
    if (whole === undefined || text === undefined || !WHOLE_LENGTHS.has(text.length)) return lines;
    at += whole.length;
    lines.push({ text, start: at - text.length, end: at });
  }
}

/** All lines except the last are equally long, and have the length of a key's line if there are several. */
function isKey(lines: readonly string[]): boolean {
  const body = CHECKSUM.test(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines;
  const whole = body.slice(0, -1);
  const [first = ''] = body;
  const last = body.at(-1) ?? '';
  return (
    whole.every((line) => line.length === first.length && WHOLE_BASE64.test(line)) &&
    last.length <= first.length &&
    first.length >= SHORTEST_KEY &&
    BASE64.test(last) &&
    beginsAsKey(first)
  );
}

function beginsAsKey(line: string): boolean {
  return BEGINNING.test(line) && isMixed(line);
}

/** Nearly every 48 characters of base64 have a digit, a capital and a lower-case letter. */
function isMixed(line: string): boolean {
  return /\d/.test(line) && /[A-Z]/.test(line) && /[a-z]/.test(line);
}

/** Capitals and lower-case letters are each 26 of the 64 signs; a path or a name has few of one kind, a line of a key never. */
function isDrawn(line: string): boolean {
  const fewest = line.length / 8;
  return (
    isMixed(line) && [/[A-Z]/g, /[a-z]/g].every((letters) => (line.match(letters)?.length ?? 0) > fewest)
  );
}

/** Backwards line by line: an expression that begins with any base64 line would take quadratic time. */
function keysFromTheirEnd(content: string): Range[] {
  return [...content.matchAll(END)].flatMap(({ index, 0: end }): Range[] => {
    let start = index;
    let whole: number | undefined;
    for (let lines = 0; ; lines += 1) {
      const [found, text = ''] =
        LINE_BACKWARD.exec(content.slice(Math.max(0, start - LONGEST_LINE), start)) ?? [];
      const isWhole = WHOLE_LENGTHS.has(text.length) && WHOLE_BASE64.test(text) && isDrawn(text);
      // The last line may have any length, and so may the checksum after it.
      const isLast =
        whole === undefined && lines < 2 && (BASE64.test(text) || (lines === 0 && CHECKSUM.test(text)));
      if (found === undefined || !(isWhole || isLast))
        return whole === undefined ? [] : [[whole, index + end.length]];
      start -= found.length;
      if (isWhole) whole = start;
    }
  });
}
