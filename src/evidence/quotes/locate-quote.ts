import type { Side } from '../../contracts/shapes.ts';
import type { LineSpan } from '../../kernel/line-span.ts';
import { by, inOrder } from '../../kernel/order.ts';
import { findLines } from './find-lines.ts';
import { compared, readingsOf, type Lines } from './quote-readings.ts';
import { mentionsSecrets, withoutNumbers, type LinedText, type ReviewedText } from '../reviewed-text.ts';
import { hasSubstance, hasContent } from './substance.ts';

export type Found = {
  readonly kind: 'found';
  readonly at: LineSpan;
  /** The trimmed lines that were found: the anchor of the fingerprint. */
  readonly lines: Lines;
  /** How many times the same lines appear earlier in the file. */
  readonly occurrence: number;
};
export type Located = Found | { readonly kind: 'absent' } | { readonly kind: 'without-substance' };

/** What decides between several places where a quote is found. */
export type Hint = {
  /** The line the model named. Only a tie-break: models quote well and count badly. */
  readonly line?: number;
  readonly side: Side;
  /** 0 for changed lines, more for lines that matter less. */
  readonly remoteness: (at: LineSpan) => number;
  /** Whether lines are part of the change; if missing, none are. A quote that could be in any file counts only there. */
  readonly isChanged?: (at: LineSpan) => boolean;
};

/**
 * Where a quote is in a file. The quote is the anchor: code computes the line.
 *
 * Lines are compared without outer white space and with LF, because models re-indent what they quote. Nothing else is forgiven:
 * a paraphrase, part of a line or a gap is not evidence. If there are several places, those on changed lines win, then the
 * nearest to the named line, then the first. A quote that could be in any file (see `hasSubstance`) counts only on changed
 * lines, where the claim has to be anyhow.
 */
export function locateQuote(quote: string, file: ReviewedText, hint: Hint): Located {
  const all = readingsOf(quote, hint.side);
  const readings = all.filter(hasSubstance);
  const found = placeOf(readings, file.plain, hint) ?? placeAmongSecrets(readings, file, hint);
  if (found !== undefined) return found;
  const bare = all.filter((lines) => !hasSubstance(lines) && hasContent(lines));
  const changed = placeOf(bare, file.plain, hint, hint.isChanged ?? (() => false));
  return changed ?? { kind: readings.length === 0 ? 'without-substance' : 'absent' };
}

function placeOf(
  readings: readonly Lines[],
  source: LinedText,
  hint: Hint,
  counts: (at: LineSpan) => boolean = () => true,
): Found | undefined {
  const found = readings.flatMap((lines): Found[] => {
    const places = findLines(lines, source);
    const [at] = places.filter(counts).toSorted(nearestFirst(hint));
    return at === undefined ? [] : [{ kind: 'found', at, lines, occurrence: places.indexOf(at) }];
  });
  // The literal reading wins, unless another one is on the change.
  return found.toSorted(by(({ at }) => hint.remoteness(at)))[0];
}

/** The agent saw a mark where the file has a secret, so such a quote is looked up in the file as packets show it. */
function placeAmongSecrets(readings: readonly Lines[], file: ReviewedText, hint: Hint): Found | undefined {
  if (file.redacted === undefined || !readings.some((lines) => lines.some(mentionsSecrets))) return undefined;
  const masked = readings.map((lines) => lines.map(withoutNumbers));
  const found = placeOf(masked, file.redacted, hint);
  if (found === undefined) return undefined;
  const lines = compared(file.plain.linesOf(found.at));
  const occurrence = findLines(lines, file.plain).findIndex(({ start }) => start === found.at.start);
  return { ...found, lines, occurrence };
}

function nearestFirst({ line, remoteness }: Hint): (a: LineSpan, b: LineSpan) => number {
  return inOrder<LineSpan>(
    by(remoteness),
    by((at) => (line === undefined ? 0 : Math.max(0, at.start - line, line - at.end))),
    by((at) => at.start),
  );
}
