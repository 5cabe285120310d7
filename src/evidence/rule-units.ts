/** A rule text on one line, and where a quote of it may begin and end. Offsets refer to `text`. */
export type RuleUnits = {
  readonly text: string;
  readonly starts: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
};

/** A line that starts a new unit: a list item, a heading, a table row, a fence, a quotation. */
const OPENS = /^\s*(?:[-*+](?=\s)|\d+[.)](?=\s)|#{1,6}(?=\s)|\||>|```|~~~)/;
export const MARK = /^(?:[-*+>]|\d+[.)]|#{1,6})\s+(?:\[[ xX]\]\s+)?/;

/**
 * Rules are quoted by whole sentences or list items, however their lines are wrapped: "log passwords anywhere" out of
 * "Never log passwords anywhere" is not a rule.
 *
 * A doubtful end of a sentence (an abbreviation, a small letter after it) is not an end: a quote that is too long can be fixed,
 * a rule with its meaning reversed cannot.
 */
export function ruleUnits(body: string): RuleUnits {
  let text = '';
  const starts = new Set<number>();
  const ends = new Set<number>();
  for (const block of blocksOf(body)) {
    if (text !== '') text += ' ';
    const from = text.length;
    text += block;
    starts.add(from);
    starts.add(from + (MARK.exec(block)?.[0].length ?? 0));
    ends.add(text.length);
    for (const { end, next } of sentenceEnds(block)) {
      ends.add(from + end);
      starts.add(from + next);
    }
  }
  return { text, starts, ends };
}

/** Paragraphs, list items, headings, table rows and lines of code, each on one line. */
export function blocksOf(body: string): string[] {
  const blocks: string[] = [];
  let current: string[] = [];
  let fence: string | undefined;
  const close = (): void => {
    if (current.length > 0) blocks.push(onOneLine(current.join(' ')));
    current = [];
  };
  for (const line of body.split('\n')) {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1];
    if (fence !== undefined || line.trim() === '' || OPENS.test(line)) close();
    if (line.trim() !== '') current.push(line);
    if (fence !== undefined || mark !== undefined || /^\s*(?:#{1,6}\s|\|)/.test(line)) close();
    if (mark !== undefined && (fence === undefined || fence === mark))
      fence = fence === undefined ? mark : undefined;
  }
  close();
  return blocks;
}

export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const CLOSERS = String.raw`["'”’»)\]*_\x60]*`;
const OPENERS = String.raw`["'“‘«([*_\x60]*`;
const SENTENCE_END = new RegExp(
  String.raw`(?:[.!?…]+${CLOSERS} (?=${OPENERS}[\p{Lu}\p{Lo}\p{N}])|[.!?]+${CLOSERS} (?=\x60)|[。！？]${CLOSERS} ?)`,
  'gu',
);
const ABBREVIATED =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|e\.g|i\.e|z\.B|d\.h|u\.a|eg|ie|vs|cf|no|nr|approx|resp|incl|excl|esp|fig|sec|mr|mrs|dr|prof|st|al|ca|bzw|ggf|inc|ltd|co|dept|vol|ch|pp?)\.$/iu;

function* sentenceEnds(block: string): Generator<{ readonly end: number; readonly next: number }> {
  const afterMark = MARK.exec(block)?.[0].length ?? 0;
  for (const match of block.matchAll(SENTENCE_END)) {
    const next = match.index + match[0].length;
    const end = match.index + match[0].trimEnd().length;
    const dot = /^\.(?![.!?])/.test(match[0]);
    if (next <= afterMark || /^…|^\.\.\./.test(match[0])) continue;
    if (!(dot && ABBREVIATED.test(block.slice(Math.max(0, match.index - 12), match.index + 1))))
      yield { end, next };
  }
}
